import { useMemo, useSyncExternalStore } from 'react'
import {
  readAllChargeAttempts,
  readChargeAttempts,
  subscribeChargeAttempts,
} from '@/device/charge-memory'
import type { Claim } from '@/domain/claim/fields'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'

const NONE: readonly ChargeAttempt[] = []

/** All attempts of this browser, newest first; re-renders when any tab charges. */
export function useAllChargeAttempts(): readonly ChargeAttempt[] {
  return useSyncExternalStore(subscribeChargeAttempts, readAllChargeAttempts)
}

/** Newest first. */
export function useAttemptsByClaim(): (claim: Pick<Claim, 'id'>) => readonly ChargeAttempt[] {
  const attempts = useAllChargeAttempts()
  const byClaim = useMemo(() => {
    const lists = new Map<string, ChargeAttempt[]>()
    for (const attempt of attempts) {
      const known = lists.get(attempt.claimId)
      if (known) known.push(attempt)
      else lists.set(attempt.claimId, [attempt])
    }
    return lists
  }, [attempts])
  return ({ id }) => byClaim.get(String(id)) ?? NONE
}

/** Attempts of this browser for one claim, newest first; re-renders when any tab charges. */
export function useChargeAttempts(claimId: Claim['id']): readonly ChargeAttempt[] {
  return useSyncExternalStore(subscribeChargeAttempts, () =>
    claimId === null ? NONE : readChargeAttempts(claimId),
  )
}
