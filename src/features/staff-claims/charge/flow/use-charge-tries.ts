import { useSyncExternalStore } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeTry } from '@/domain/money/charge-tries'
import { readChargeTries, subscribeChargeTries } from '@/device/charge-memory'

const NO_TRIES: readonly ChargeTry[] = []

/** What this browser already tried with a claim, newest first; renders again when any tab tries. */
export function useChargeTries(claimId: Claim['id']): readonly ChargeTry[] {
  return useSyncExternalStore(subscribeChargeTries, () =>
    claimId === null ? NO_TRIES : readChargeTries(claimId),
  )
}
