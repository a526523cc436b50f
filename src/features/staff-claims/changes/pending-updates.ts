import type { PendingUpdate } from '@/domain/claim/record/pending-updates'
import { parsePendingUpdates, withPending } from '@/domain/claim/record/pending-updates'
import { createPersonRecord } from '@/session/person-record'
import { isDone, type ChangeRun } from './runs'

/** The changes of whoever is signed in that are not known to be saved, on this device. */
export const pendingUpdates = createPersonRecord({
  kind: 'edit',
  name: 'claim-updates',
  parse: parsePendingUpdates,
})

/** What of a run is not known to be saved. */
function pendingOf({ key, at, change, items }: ChangeRun): PendingUpdate {
  const claims = items.filter((item) => !isDone(item)).map(({ claim }) => claim.raw)
  return { key, at, change, claims }
}

/** Stores what of a run is left, for its person alone. */
export function storePending(run: ChangeRun): void {
  if (run.isInForm) return
  void pendingUpdates.update((updates) => withPending(updates, pendingOf(run)), run.owner)
}

/** Forgets a change that its person does not want any more. */
export function forgetPending({ key, owner }: Pick<ChangeRun, 'key' | 'owner'>): void {
  void pendingUpdates.update((updates) => updates.filter((one) => one.key !== key), owner)
}
