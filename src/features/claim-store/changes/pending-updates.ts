import { readRecord } from '@/device/records'
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

/** True if another tab has discarded this stored batch; false if the device stores nothing. */
export async function isGivenUp({ key, owner }: BatchUpdate): Promise<boolean> {
  const now = new Date()
  const record = owner === null ? null : await readRecord({ ...RECORD, owner }, now)
  return record !== null && !hasKey(parsePendingUpdates(record.value, now), key)
}

export function forgetPending({ key, owner }: Pick<BatchUpdate, 'key' | 'owner'>): void {
  void pendingUpdates.update((updates) => updates.filter((one) => one.key !== key), owner)
}
