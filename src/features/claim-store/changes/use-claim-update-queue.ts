import { useQueryClient } from '@tanstack/react-query'
import { claimUpdateQueueOf, type ClaimUpdateQueue } from './claim-update-queue'

/** Does not re-render when a change proceeds. */
export function useClaimUpdateQueue(): ClaimUpdateQueue {
  return claimUpdateQueueOf(useQueryClient())
}
