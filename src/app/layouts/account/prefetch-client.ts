import type { Query, QueryClient } from '@tanstack/react-query'
import { getSession } from '@/session/session-store'
import { nextTask } from '@/ui/browser/next-task'
import { createQueryClient } from './query-client'

let first: { readonly client: QueryClient; readonly token: string } | null = null

function tokenNow(): string {
  const session = getSession()
  return session.signedIn ? session.token : ''
}

/** Age in ms up to which a failed prefetch is not repeated on mount. */
const FRESH_MS = 10_000

const prefetched = new WeakSet<object>()

/** No refetch on the first mount of a failed prefetch: the page shows it, and a retry is an extra request. */
function keepPrefetchErrors(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  const retryOnMount = (query: Query) =>
    !prefetched.has(query) || Date.now() - query.state.errorUpdatedAt > FRESH_MS
  client.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount } })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || !prefetched.has(query)) return
    // A task later, because React in development mounts twice.
    void nextTask().then(() => {
      if (query.getObserversCount() === 0) prefetched.delete(query)
    })
  })
}

export function createPrefetchClient(): QueryClient {
  const client = createQueryClient()
  keepPrefetchErrors(client)
  first = { client, token: tokenNow() }
  return client
}

/** The prefetched cache, or an empty one for another user. Idempotent until the layout commits. */
export function getInitialClient(): QueryClient {
  if (first?.token === tokenNow()) {
    for (const query of first.client.getQueryCache().getAll()) prefetched.add(query)
    return first.client
  }
  first?.client.clear()
  first = null
  return createQueryClient()
}

export function releasePrefetchClient(): void {
  first = null
}
