import type { QueryClient } from '@tanstack/react-query'
import { createPrefetchClient } from '@/app/layouts/account/prefetch-client'
import { queries } from '@/api/queries'
import { paths, type PageName } from '@/config/paths'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { getSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { isPath } from './match-prerender'

export interface InitialLocation {
  readonly pathname: string
  readonly search: string
  /** History state; null for none. */
  readonly state: unknown
}

type Reads = (
  client: QueryClient,
  initial: InitialLocation,
  role: string | null,
) => Promise<unknown>

const readUser = (client: QueryClient) => client.query(queries.user())

async function readClaims(client: QueryClient, area: 'admin' | 'legal', initial: InitialLocation) {
  const { prefetchDeskClaims } = await importWithRetry(() => import('./prefetch-desk-claims'))
  return prefetchDeskClaims(client, area, initial)
}

/** First reads of private pages. The stored role only decides what to prefetch; the server's answer decides access. */
const FIRST_READS: Partial<Record<PageName, Reads>> = {
  profile: readUser,
  myClaims: (client) => client.query(queries.myClaims()),
  earnings: (client) => client.query(queries.referralInfo()),
  // Sequential, because a browser may resend a request on each kept-alive connection that breaks: fewer
  // connections, fewer duplicates on a page that sends charges.
  adminCharges: async (client, initial, role) => {
    await readUser(client)
    if (canSeeAdmin(role)) await readClaims(client, 'admin', initial)
  },
  adminReport: readUser,
  legalClaims: (client, initial, role) =>
    Promise.all([readUser(client), canSeeLegal(role) && readClaims(client, 'legal', initial)]),
  // With history state the page searches one user instead.
  legalUsers: (client, { state }, role) =>
    Promise.all([
      readUser(client),
      canSeeLegal(role) && state === null && client.query(queries.users()),
    ]),
}

/** Fills the cache of the page while its code loads. Throws as the first failed call; the page shows it. */
export async function prefetchPageData(initial: InitialLocation, base: string): Promise<void> {
  const session = getSession()
  if (!session.signedIn) return
  const name = (Object.keys(FIRST_READS) as PageName[]).find((page) =>
    isPath(paths[page], initial, base),
  )
  const reads = name && FIRST_READS[name]
  await reads?.(createPrefetchClient(), initial, session.role)
}
