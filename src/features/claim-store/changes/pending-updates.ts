import { readRecord } from '@/device/records'
import { isTabLockHeld, withTabLock } from '@/device/tab-locks'
import {
  type PendingUpdate,
  parsePendingUpdates,
  withPending,
} from '@/domain/claim/editing/pending-updates'
import { createUserRecord } from '@/session/user-record'
import { isDone, type BatchUpdate } from './runs'

const RECORD = { kind: 'edit', name: 'claim-updates' } as const

/** Changes of the user on this device that are not confirmed as saved. */
export const pendingUpdates = createUserRecord(RECORD.kind, RECORD.name, parsePendingUpdates)

const batchLock = (key: string) => `vuelo-justo:saving-batch:${key}`

/** Runs a batch in one tab at a time: a second tab would compare its claims with pages read before the first saved. */
export const inOneTab = (key: string, work: () => Promise<void>) =>
  withTabLock(batchLock(key), work)

const hasKey = (updates: readonly PendingUpdate[], key: string) =>
  updates.some((one) => one.key === key)

/** Stores the unsaved part of a batch. @param isKnown only if no other tab has discarded it */
export function storePending(run: BatchUpdate, { isKnown = false } = {}): void {
  const { key, at, owner, change, items, isInForm } = run
  if (isInForm) return
  const claims = items.filter((item) => !isDone(item)).map(({ claim }) => claim.raw)
  void pendingUpdates.update(
    (updates) =>
      isKnown && !hasKey(updates, key)
        ? updates
        : withPending(updates, { key, at, change, claims }),
    owner,
  )
}

/** A stored batch as it is now; null if it was saved or discarded; undefined if the device stores nothing. */
export async function readPending({
  key,
  owner,
}: Pick<BatchUpdate, 'key' | 'owner'>): Promise<PendingUpdate | null | undefined> {
  const now = new Date()
  const record = owner === null ? null : await readRecord({ ...RECORD, owner }, now)
  // What a full device did not take is missing in the record of earlier changes.
  if (record === null || pendingUpdates.snapshot().isRefused) return undefined
  return parsePendingUpdates(record.value, now).find((one) => one.key === key) ?? null
}

/** True if the batch is stored, and no tab is saving it. */
export async function isUnattended(batch: Pick<BatchUpdate, 'key' | 'owner'>): Promise<boolean> {
  if (await isTabLockHeld(batchLock(batch.key))) return false
  // Read anew: the news that it is saved may come later than the end of the lock.
  return (await readPending(batch)) !== null
}

export function forgetPending({ key, owner }: Pick<BatchUpdate, 'key' | 'owner'>): void {
  void pendingUpdates.update((updates) => updates.filter((one) => one.key !== key), owner)
}
