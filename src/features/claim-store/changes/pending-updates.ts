import { readRecord } from '@/device/records'
import type { PendingUpdate } from '@/domain/claim/editing/pending-updates'
import { parsePendingUpdates, withPending } from '@/domain/claim/editing/pending-updates'
import { createUserRecord } from '@/session/user-record'
import { isDone, type BatchUpdate } from './runs'

const RECORD = { kind: 'edit', name: 'claim-updates' } as const

/** Changes of the user on this device that are not confirmed as saved. */
export const pendingUpdates = createUserRecord(RECORD.kind, RECORD.name, parsePendingUpdates)

function pendingOf({ key, at, change, items }: BatchUpdate): PendingUpdate {
  const claims = items.filter((item) => !isDone(item)).map(({ claim }) => claim.raw)
  return { key, at, change, claims }
}

export function storePending(run: BatchUpdate): void {
  if (run.isInForm) return
  void pendingUpdates.update((updates) => withPending(updates, pendingOf(run)), run.owner)
}

/** Stores the unsaved part of a batch, unless another tab has discarded it. */
export function storeProgress(run: BatchUpdate): void {
  const store = (updates: readonly PendingUpdate[]) =>
    updates.some(({ key }) => key === run.key) ? withPending(updates, pendingOf(run)) : updates
  void pendingUpdates.update(store, run.owner)
}

/** True if another tab has discarded this stored batch; false if the device stores nothing. */
export async function isGivenUp({ key, owner }: BatchUpdate): Promise<boolean> {
  const now = new Date()
  const record = owner === null ? null : await readRecord({ ...RECORD, owner }, now)
  return record !== null && !parsePendingUpdates(record.value, now).some((one) => one.key === key)
}

export function forgetPending({ key, owner }: Pick<BatchUpdate, 'key' | 'owner'>): void {
  void pendingUpdates.update((updates) => updates.filter((one) => one.key !== key), owner)
}
