import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '@/api/http/api-error'
import { isStale401 } from '@/api/http/refusals'

const TRANSIENT_RETRIES = 2
const RETRY_STEP_MS = 400

/**
 * Server state of one mounted layout. networkMode 'always': the default pauses a mutation while offline and
 * sends it minutes later (a claim, a charge).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // Also retries a 401 whose token has been renewed meanwhile.
        retry: (failures, error) =>
          failures < TRANSIENT_RETRIES && (isTransient(error) || isStale401(error)),
        retryDelay: (attempt) => RETRY_STEP_MS * (attempt + 1),
        refetchOnWindowFocus: false,
        // What failed without a connection loads once it is back; 'always' would leave that to a press.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}
