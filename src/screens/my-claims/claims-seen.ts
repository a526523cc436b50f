import type { MyClaim } from '@/api/claim'
import { updateRecord } from '@/device/records'
import { getUserKey } from '@/session/session-store'

/** The record holds ids, statuses and dates only. */
const NAME = 'claims-seen'

function markOf({ category, updated_at }: MyClaim): string {
  return JSON.stringify([category, updated_at])
}

function isMarks(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Returns the ids of claims whose status or date changed since this browser last showed them to the user, and
 * marks all as seen. Claims never shown before are not included.
 */
export async function takeUpdatedClaimIds(
  claims: readonly MyClaim[],
): Promise<ReadonlySet<string>> {
  const known = claims.filter(({ id }) => id !== null)
  const fresh = Object.fromEntries(known.map((claim) => [String(claim.id), markOf(claim)]))
  const owner = getUserKey()
  if (owner === null) return new Set()
  const marks = await updateRecord(
    { kind: 'preference', owner, name: NAME },
    (stored) => ({ value: fresh, result: isMarks(stored?.value) ? stored.value : {} }),
    new Date(),
  )
  if (marks === null) return new Set()
  return new Set(
    Object.keys(fresh).filter((id) => Object.hasOwn(marks, id) && marks[id] !== fresh[id]),
  )
}
