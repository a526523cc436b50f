import type { QueryClient } from '@tanstack/react-query'
import { createPrefetchClient } from '@/app/layouts/account/prefetch-client'
import { queries } from '@/api/queries'
import { paths, type PageName } from '@/config/paths'
import { canSeeAdmin, canSeeLegal } from '@/domain/people/roles'
import { getSession } from '@/session/session-store'
import { importWithRetry } from '@/ui/browser/import-with-retry'
import { isPath } from './match-prerender'

/** Where a visit begins. */
export interface InitialLocation {
  readonly pathname: string
  readonly search: string
  /** What was given along to this entry of the history; null for nothing. */
  readonly state: unknown
}

type Reads = (
  client: QueryClient,
  initial: InitialLocation,
  role: string | null,
) => Promise<unknown>

/** What every page of the staff asks first: who is here. */
const readUser = (client: QueryClient) => client.query(queries.user())

async function readClaims(client: QueryClient, area: 'admin' | 'legal', initial: InitialLocation) {
  const { prefetchDeskClaims } = await importWithRetry(() => import('./prefetch-desk-claims'))
  return prefetchDeskClaims(client, area, initial)
}

/**
 * What the private pages ask the server first. The role that this device knows decides only what is asked
 * ahead: the server's own answer decides what is shown.
 */
const FIRST_READS: Partial<Record<PageName, Reads>> = {
  profile: readUser,
  myClaims: (client) => client.query(queries.myClaims()),
  earnings: (client) => client.query(queries.referralInfo()),
  // One after the other: a browser sends a call whose connection breaks once more on each that it keeps, and what
  // is called on this page is a charge.
  adminCharges: async (client, initial, role) => {
    await readUser(client)
    if (canSeeAdmin(role)) await readClaims(client, 'admin', initial)
  },
  adminReport: readUser,
  legalClaims: (client, initial, role) =>
    Promise.all([readUser(client), canSeeLegal(role) && readClaims(client, 'legal', initial)]),
  // An entry that something was given along to looks for one person.
  legalUsers: (client, { state }, role) =>
    Promise.all([
      readUser(client),
      canSeeLegal(role) && state === null && client.query(queries.users()),
    ]),
}

/**
 * Asks for what the page of an address shows as soon as there is code at all: the answers are on their
 * way while the code of the page is. The page finds them in its cache, or waits for them there.
 *
 * @param base the path the app is hosted under
 * @throws what the first call that fails throws, which its page tells
 */
export async function prefetchPageData(initial: InitialLocation, base: string): Promise<void> {
  const session = getSession()
  if (!session.signedIn) return
  const name = (Object.keys(FIRST_READS) as PageName[]).find((page) =>
    isPath(paths[page], initial, base),
  )
  const reads = name && FIRST_READS[name]
  await reads?.(createPrefetchClient(), initial, session.role)
}
