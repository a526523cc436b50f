import { toClaimRecord } from '@/api/claim-records'
import { labelOf, type Claim } from '@/domain/claim/fields'
import { madeChange, type ClaimChange } from '@/domain/claim/editing/claim-change'
import {
  addLogged,
  toReverseChange,
  changedFields,
  parseChangeLog,
  toLoggedClaim,
  type LoggedChange,
} from '@/domain/claim/editing/change-log'
import { toClaimRecordValues, type ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { showField } from '@/domain/claim/editing/details'
import { isSameField } from '@/domain/claim/editing/merge'
import { newId } from '@/device/new-id'
import { createUserRecord } from '@/session/user-record'
import { useUserRecord } from '@/session/use-user-record'

const changeLog = createUserRecord('change-log', 'claims', parseChangeLog)

/** @param owner the user who saved; null after they left, then nothing is stored */
export function logChange(before: Claim, saved: Claim, owner: string | null): void {
  const made = madeChange(before, toClaimRecordValues(saved))
  if (owner === null || Object.keys(made.after).length === 0) return
  const entry = { key: newId(), at: Date.now(), claim: toLoggedClaim(saved), made }
  void changeLog.update((log) => addLogged(log, entry), owner)
}

/** Latest first. */
export const useChangeLog = () => useUserRecord(changeLog)

/** Label and values of each changed field; '-' for an empty one. */
export function linesOf({ made }: LoggedChange) {
  const before = toClaimRecord(made.before)
  const after = toClaimRecord(made.after)
  return changedFields(made).map((row) => ({
    label: labelOf(row.key),
    lang: row.lang,
    before: showField(row, before),
    after: showField(row, after),
  }))
}

/** The change that undoes a save, based on the values this user left; null if no change can express it. */
export function undoOf(entry: LoggedChange) {
  const change = toReverseChange(entry.made, toClaimRecord(entry.made.before))
  const claim = toClaimRecord({ ...entry.claim, ...entry.made.after })
  return change && { claim, change }
}

/** The claim after this user's later saves in any tab, but for the fields of `change`, which may be in conflict. */
export function withOwnSaves(claim: Claim, log: readonly LoggedChange[], change: ClaimChange) {
  const own = log.filter((entry) => String(entry.claim['id']) === String(claim.id))
  return own.reduceRight((seen, { made }) => {
    const now = toClaimRecordValues(seen)
    const before = toClaimRecordValues(toClaimRecord(made.before))
    const later = Object.entries(made.after).filter(
      ([field]) => !(field in change) && isSameField(field as keyof ClaimRecordValues, now, before),
    )
    return toClaimRecord({ ...seen.raw, ...Object.fromEntries(later) })
  }, claim)
}
