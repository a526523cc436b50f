import type { Query, QueryClient } from '@tanstack/react-query'
import { getSession } from '@/session/session-store'
import { createQueryClient } from './query-client'

let first: { readonly client: QueryClient; readonly token: string } | null = null

/** Whose session this is; '' for nobody's. */
function tokenNow(): string {
  const session = getSession()
  return session.signedIn ? session.token : ''
}

/** How long a failure stands for the page that comes after it, in ms: older ones are tried again. */
const FRESH_MS = 10_000

/**
 * What failed just before the page came is the page's own failure, which it tells: another try in silence would
 * be a call more than the page makes.
 */
function keepRecentErrors(client: QueryClient): void {
  const { queries, ...others } = client.getDefaultOptions()
  const retryOnMount = ({ state }: Query) => Date.now() - state.errorUpdatedAt > FRESH_MS
  client.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount } })
}

/** Opens a cache for the first page of a visit, before the code of its layout has come. */
export function createPrefetchClient(): QueryClient {
  const client = createQueryClient()
  keepRecentErrors(client)
  first = { client, token: tokenNow() }
  return client
}

/**
 * The cache that a layout begins with: the one that was opened ahead, with what was asked for since,
 * unless somebody else is here by now; else an empty one. The same one, however often a layout begins before it stands.
 */
export function getInitialClient(): QueryClient {
  if (first?.token === tokenNow()) return first.client
  first?.client.clear()
  first = null
  return createQueryClient()
}

/** A layout stands: the next one begins with a cache of its own. */
export function releasePrefetchClient(): void {
  first = null
}
