import type { MyClaim } from '@/api/claim'
import { updateRecord } from '@/device/records'
import { getUserKey } from '@/session/session-store'

/** Ids, statuses and dates alone, nothing about the person; signing out forgets it. */
const NAME = 'claims-seen'

function markOf({ category, updated_at }: MyClaim): string {
  return JSON.stringify([category, updated_at])
}

function isMarks(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The ids of the claims whose status or date changed since this browser last showed them to this
 * person. A claim it never showed them is no news: its passenger has just filed it, or signs in here for the first time.
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
