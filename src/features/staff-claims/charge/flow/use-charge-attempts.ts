import { useSyncExternalStore } from 'react'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { readChargeAttempts, subscribeChargeAttempts } from '@/device/charge-memory'

const NO_TRIES: readonly ChargeAttempt[] = []

/** What this browser already tried with a claim, newest first; renders again when any tab tries. */
export function useChargeAttempts(claimId: Claim['id']): readonly ChargeAttempt[] {
  return useSyncExternalStore(subscribeChargeAttempts, () =>
    claimId === null ? NO_TRIES : readChargeAttempts(claimId),
  )
}
