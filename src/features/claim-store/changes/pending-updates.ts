import { readRecord } from '@/device/records'
import type { PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { parsePendingUpdates, withPending } from '@/domain/claim/editing/pending-updates'
import { createUserRecord } from '@/session/user-record'
import { isDone, type BatchUpdate } from './runs'

const RECORD = { kind: 'edit', name: 'claim-updates' } as const

/** The changes of whoever is signed in that are not known to be saved, on this device. */
export const pendingUpdates = createUserRecord({ ...RECORD, parse: parsePendingUpdates })

/** What of a run is not known to be saved. */
function pendingOf({ key, at, change, items }: BatchUpdate): PendingUpdate {
  const claims = items.filter((item) => !isDone(item)).map(({ claim }) => claim.raw)
  return { key, at, change, claims }
}

/** Stores what of a run is left, for its person alone. */
export function storePending(run: BatchUpdate): void {
  if (run.isInForm) return
  void pendingUpdates.update((updates) => withPending(updates, pendingOf(run)), run.owner)
}

/** Stores what of a run is left, unless it was given up in another tab meanwhile. */
export function storeProgress(run: BatchUpdate): void {
  const store = (updates: readonly PendingUpdate[]) =>
    updates.some(({ key }) => key === run.key) ? withPending(updates, pendingOf(run)) : updates
  void pendingUpdates.update(store, run.owner)
}

/** Whether a run that was stored was given up in another tab; a device that stores nothing knows of none. */
export async function isGivenUp({ key, owner }: BatchUpdate): Promise<boolean> {
  const now = new Date()
  const record = owner === null ? null : await readRecord({ ...RECORD, owner }, now)
  return record !== null && !parsePendingUpdates(record.value, now).some((one) => one.key === key)
}

/** Forgets a change that its person does not want any more. */
export function forgetPending({ key, owner }: Pick<BatchUpdate, 'key' | 'owner'>): void {
  void pendingUpdates.update((updates) => updates.filter((one) => one.key !== key), owner)
}
