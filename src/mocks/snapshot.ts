import type { DemoState } from './state'

/** Where a demo keeps its memory between visits: `localStorage`, or nothing. */
export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const SNAPSHOT_KEY = 'vuelo-justo-demo'

/** Raised whenever the tables change, so that an old snapshot is dropped instead of misread. */
const VERSION = 1

/** Older than this, every contact date would look neglected: the visitor gets fresh data. */
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000

const TABLES = [
  'users',
  'claims',
  'sentClaims',
  'contactMessages',
  'charges',
  'resetRequests',
] as const satisfies readonly (keyof DemoState)[]

interface Snapshot {
  readonly version: number
  readonly seededAt: number
  readonly state: DemoState
}

function isUsable(snapshot: unknown, now: Date): snapshot is Snapshot {
  if (typeof snapshot !== 'object' || snapshot === null) return false
  const { version, seededAt, state } = snapshot as Partial<Snapshot>
  return (
    version === VERSION &&
    typeof seededAt === 'number' &&
    Math.abs(now.getTime() - seededAt) < MAX_AGE_MS &&
    typeof state === 'object' &&
    TABLES.every((table) => Array.isArray(state[table])) &&
    typeof state.referral === 'object'
  )
}

/** The memory as it is written, to tell cheaply whether another tab has changed it; null for none. */
export function readSnapshotText(storage: SnapshotStorage | undefined): string | null {
  try {
    return storage?.getItem(SNAPSHOT_KEY) ?? null
  } catch {
    return null
  }
}

/** The memory of an earlier visit; null where there is none, or where it is damaged or old. */
export function parseSnapshot(
  text: string | null,
  now: Date,
): Pick<Snapshot, 'state' | 'seededAt'> | null {
  try {
    const snapshot: unknown = JSON.parse(text ?? 'null')
    return isUsable(snapshot, now) ? snapshot : null
  } catch {
    return null
  }
}

/**
 * Stores the memory for the next visit and for the other tabs. A full or forbidden storage only costs
 * the memory.
 *
 * @returns what was written; null when nothing could be
 */
export function writeSnapshot(
  storage: SnapshotStorage | undefined,
  state: DemoState,
  seededAt: number,
): string | null {
  if (!storage) return null
  try {
    const text = JSON.stringify({ version: VERSION, seededAt, state } satisfies Snapshot)
    storage.setItem(SNAPSHOT_KEY, text)
    return text
  } catch {
    forgetSnapshot(storage)
    return null
  }
}

/** Drops the memory of earlier visits. */
export function forgetSnapshot(storage: SnapshotStorage | undefined): void {
  try {
    storage?.removeItem(SNAPSHOT_KEY)
  } catch {
    // A storage that cannot be reached holds nothing to forget.
  }
}
