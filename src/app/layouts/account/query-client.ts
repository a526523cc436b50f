import { QueryClient } from '@tanstack/react-query'
import { isTransient } from '@/api/http/api-error'
import { isStale401 } from '@/api/http/refusals'

const TRANSIENT_RETRIES = 2
const RETRY_STEP_MS = 400

/**
 * The server state of one mounted layout. Calls go out at once or fail at once: the library's
 * default would hold an offline mutation back and send it minutes later (a claim, a charge).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        // A 401 for a token that has been renewed meanwhile is asked again with the new one.
        retry: (failures, error) =>
          failures < TRANSIENT_RETRIES && (isTransient(error) || isStale401(error)),
        retryDelay: (attempt) => RETRY_STEP_MS * (attempt + 1),
        refetchOnWindowFocus: false,
        staleTime: 30_000,
      },
      mutations: { networkMode: 'always', retry: 0 },
    },
  })
}
