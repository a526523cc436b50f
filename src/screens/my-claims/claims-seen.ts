import type { MyClaim } from '@/api/claim'
import { readRecord, storeRecord, type RecordId } from '@/device/records'
import { signedInPerson } from '@/session/session-store'

/** Ids, statuses and dates alone, by person; signing out forgets it. */
function marksOfPerson(): RecordId {
  return { kind: 'preference', owner: signedInPerson(), name: 'claims-seen' }
}

function markOf({ category, updated_at }: MyClaim): string {
  return JSON.stringify([category, updated_at])
}

function isMarks(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The ids of the claims whose status or date changed since this browser last showed them. A claim
 * it never showed is no news: its passenger has just filed it, or signs in here for the first time.
 */
export async function takeNews(claims: readonly MyClaim[]): Promise<ReadonlySet<string>> {
  const id = marksOfPerson()
  const now = new Date()
  const stored = (await readRecord(id, now))?.value
  const marks = isMarks(stored) ? stored : {}
  const known = claims.filter(({ id }) => id !== null)
  const fresh = Object.fromEntries(known.map((claim) => [String(claim.id), markOf(claim)]))
  await storeRecord(id, fresh, now)
  return new Set(
    Object.keys(fresh).filter((id) => Object.hasOwn(marks, id) && marks[id] !== fresh[id]),
  )
}
