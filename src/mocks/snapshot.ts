import type { DemoState } from './state'

export type SnapshotStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const SNAPSHOT_KEY = 'vuelo-justo-demo'

/** Raise it with every change of the tables, so that old snapshots are dropped. */
const VERSION = 1

/** Older snapshots are dropped, because all their contacts would be overdue. */
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

/** Stored text, to detect changes by other tabs without parsing; null if none. */
export function readSnapshotText(storage: SnapshotStorage | undefined): string | null {
  try {
    return storage?.getItem(SNAPSHOT_KEY) ?? null
  } catch {
    return null
  }
}

/** Null if missing, damaged or old. */
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

/** Returns the stored text; null if storage fails. */
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

export function forgetSnapshot(storage: SnapshotStorage | undefined): void {
  try {
    storage?.removeItem(SNAPSHOT_KEY)
  } catch {
    // Storage without access has nothing to remove.
  }
}
