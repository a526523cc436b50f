import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import type { BatchUpdate, BatchItem } from './runs'
import { runsOf } from './runs-store'

export interface ClaimStatus
  extends BatchItem, Pick<BatchUpdate, 'number' | 'change' | 'isInForm'> {
  /** A save or an undo is in flight. */
  readonly isSaving: boolean
}

const statuses = new WeakMap<BatchItem, ClaimStatus>()

/** Items are immutable, so each has one status object: equal references prevent re-renders. */
function toStatus({ number, change, isInForm }: BatchUpdate, item: BatchItem): ClaimStatus {
  const isSaving = item.phase === 'saving' || item.phase === 'undoing'
  const status = statuses.get(item) ?? { ...item, number, change, isInForm, isSaving }
  statuses.set(item, status)
  return status
}

const latest = new WeakMap<readonly BatchUpdate[], ReadonlyMap<Claim['id'], ClaimStatus>>()

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

/** The latest change of a claim; undefined if there is none. Re-renders only when this claim changes. */
export function useClaimStatus(id: Claim['id']): ClaimStatus | undefined {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, () => claimStatuses(read()).get(id))
}

export function useIsSaving(id: Claim['id'], field: keyof ClaimChange): boolean {
  const status = useClaimStatus(id)
  return status?.isSaving === true && field in status.change
}

/** Applies the changes that are being saved. A failed change is not applied, so its claim moves back. */
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
