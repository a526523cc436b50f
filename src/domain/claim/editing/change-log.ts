import { CHANGE_LOG_MAX_AGE_DAYS } from '@/config/operator'
import { FIELD_ROWS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { isStillApplied, type ClaimChange, type AppliedChange } from './claim-change'
import {
  isFormValue,
  isUnreadable,
  toClaimRecordValues,
  type ClaimRecordValues,
} from './claim-values'
import { isRow, type Row } from '@/domain/raw-values'

/** Number of saves that the device keeps: those of a long day. */
export const CHANGE_LOG_SIZE = 200

const DAY_MS = 24 * 60 * 60 * 1000

/** Fields that find and name the claim, and its status, which is saved as a whole. */
const REMEMBERED = [
  ...(['id', 'name', 'lastname', 'email', 'airline'] as const),
  ...(['category', 'subcategory', 'documents', 'agency'] as const),
]

export interface LoggedChange {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** `REMEMBERED` fields of the saved claim, under their API names. */
  readonly claim: Row
  readonly made: AppliedChange
}

/** Adds a save in front; the log keeps `CHANGE_LOG_SIZE`. */
export function addLogged(
  log: readonly LoggedChange[],
  entry: LoggedChange,
): readonly LoggedChange[] {
  return [entry, ...log].slice(0, CHANGE_LOG_SIZE)
}

export function toLoggedClaim(saved: Claim): Row {
  return Object.fromEntries(REMEMBERED.map((key) => [key, saved[key]]))
}

export function changedFields({ after }: AppliedChange): readonly ClaimField[] {
  return FIELD_ROWS.filter(({ key }) => Object.hasOwn(after, key))
}

/**
 * Form values that restore `before`. Null if the form cannot hold them: a text in place of a day, or an
 * unreadable value.
 */
export function toReverseChange(made: AppliedChange, before: Claim): ClaimChange | null {
  const values = toClaimRecordValues(before)
  const fields = changedFields(made)
  const change = fields.map(({ key }) => [key, values[key as keyof ClaimRecordValues]] as const)
  const isLost = change.some(
    ([key, value]) =>
      isUnreadable(before, key) || (value === '' && String(before[key] ?? '').trim() !== ''),
  )
  return isLost ? null : Object.fromEntries(change)
}

/** True unless the claim is known to have other values since the save. */
export function canStillReverse({ made }: LoggedChange, known: Claim | undefined): boolean {
  return known === undefined || isStillApplied(known, made)
}

function isLogged(raw: unknown): raw is LoggedChange {
  if (!isRow(raw) || !isRow(raw['claim']) || !isRow(raw['made'])) return false
  const { before, after } = raw['made']
  const { id } = raw['claim']
  return (
    typeof raw['key'] === 'string' &&
    typeof raw['at'] === 'number' &&
    (typeof id === 'number' || typeof id === 'string') &&
    isRow(before) &&
    isRow(after) &&
    Object.values(after).every(isFormValue)
  )
}

/** Change log from the device; drops invalid and expired entries. */
export function parseChangeLog(raw: unknown, now: Date): readonly LoggedChange[] {
  const kept: readonly unknown[] = Array.isArray(raw) ? raw : []
  const oldest = now.getTime() - CHANGE_LOG_MAX_AGE_DAYS * DAY_MS
  return kept
    .filter(isLogged)
    .filter(({ at }) => at >= oldest)
    .slice(0, CHANGE_LOG_SIZE)
}
