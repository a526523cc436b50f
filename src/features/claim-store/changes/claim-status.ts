import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import type { BatchUpdate, BatchItem } from './runs'
import { runsOf } from './runs-store'

/** What the latest change of a claim came to. */
export interface ClaimStatus
  extends BatchItem, Pick<BatchUpdate, 'number' | 'change' | 'isInForm'> {
  /** It is on its way to the server, or on its way back. */
  readonly isSaving: boolean
}

const statuses = new WeakMap<BatchItem, ClaimStatus>()

/** An item never changes: the same one is always the same status, so that nothing is drawn again for it. */
function toStatus({ number, change, isInForm }: BatchUpdate, item: BatchItem): ClaimStatus {
  const isSaving = item.phase === 'saving' || item.phase === 'undoing'
  const status = statuses.get(item) ?? { ...item, number, change, isInForm, isSaving }
  statuses.set(item, status)
  return status
}

const latest = new WeakMap<readonly BatchUpdate[], ReadonlyMap<Claim['id'], ClaimStatus>>()

/** What the latest change of each claim came to, by its number. */
export function claimStatuses(runs: readonly BatchUpdate[]): ReadonlyMap<Claim['id'], ClaimStatus> {
  const known = latest.get(runs)
  if (known) return known
  const all = runs.flatMap((run) =>
    run.items.map((item) => [item.claim.id, toStatus(run, item)] as const),
  )
  const found = new Map(all)
  latest.set(runs, found)
  return found
}

/** What the latest change of a claim came to; undefined where there is none. Draws again for this claim alone. */
export function useClaimStatus(id: Claim['id']): ClaimStatus | undefined {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, () => claimStatuses(read()).get(id))
}

/** Whether a field of a claim is on its way to the server, or on its way back. */
export function useIsSaving(id: Claim['id'], field: keyof ClaimChange): boolean {
  const status = useClaimStatus(id)
  return status?.isSaving === true && field in status.change
}

/**
 * The claims as they will be once what is being saved of them has arrived. What failed is not in it any
 * more, so that its claim is where it was.
 */
export function withPendingChanges(
  claims: readonly Claim[],
  runs: readonly BatchUpdate[],
): readonly Claim[] {
  const pending = new Map([...claimStatuses(runs)].filter(([, { phase }]) => phase === 'saving'))
  if (pending.size === 0) return claims
  return claims.map((claim) => {
    const status = pending.get(claim.id)
    return status === undefined ? claim : { ...claim, ...status.change }
  })
}
