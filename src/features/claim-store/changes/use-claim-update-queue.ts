import { useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { claimUpdateQueueOf, type ClaimUpdateQueue } from './claim-update-queue'

export { useRuns } from './use-runs'

/** What changes claims in place, without drawing anything when a change goes on. */
export function useClaimUpdateQueue(): ClaimUpdateQueue {
  const client = useQueryClient()
  return useMemo(() => claimUpdateQueueOf(client), [client])
}
