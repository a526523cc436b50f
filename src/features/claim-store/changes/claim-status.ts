import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimChange } from '@/domain/claim/editing/claim-change'
import { runsOf, type ClaimStatus, type ClaimStatuses } from './runs-store'

/** The latest change of a claim; undefined if there is none. Re-renders only when this claim changes. */
export function useClaimStatus(id: Claim['id']): ClaimStatus | undefined {
  const { subscribe, statuses } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, () => statuses().get(id))
}

/** True while a save or an undo is in flight. @param field only if it changes this one */
export function useIsSaving(id: Claim['id'], field?: keyof ClaimChange): boolean {
  const status = useClaimStatus(id)
  const isSaving = status?.item.phase === 'saving' || status?.item.phase === 'undoing'
  return isSaving && (field === undefined || field in status.run.change)
}

export function useClaimStatuses(): ClaimStatuses {
  const { subscribe, statuses } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, statuses)
}

/** Applies the changes that are being saved. A failed change is not applied, so its claim moves back. */
export function withPendingChanges(
  claims: readonly Claim[],
  statuses: ClaimStatuses,
): readonly Claim[] {
  const pending = new Map([...statuses].filter(([, { item }]) => item.phase === 'saving'))
  if (pending.size === 0) return claims
  return claims.map((claim) => {
    const status = pending.get(claim.id)
    return status === undefined ? claim : { ...claim, ...status.run.change }
  })
}
