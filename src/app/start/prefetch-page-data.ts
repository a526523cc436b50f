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

interface Visit {
  readonly initial: InitialLocation
  /** From the session on the device; it only decides what to prefetch, the server's answer decides access. */
  readonly role: string | null
  /** Code of the claims desk; null for a page or a role without it. */
  readonly desk: typeof import('./prefetch-desk-claims') | null
}

const readUser = (client: QueryClient) => client.query(queries.user())

const DESKS: Partial<Record<PageName, (role: string | null) => boolean>> = {
  adminCharges: canSeeAdmin,
  legalClaims: canSeeLegal,
}

/** First reads of private pages. */
const FIRST_READS: Partial<
  Record<PageName, (client: QueryClient, visit: Visit) => Promise<unknown>>
> = {
  profile: readUser,
  myClaims: (client) => client.query(queries.myClaims()),
  earnings: (client) => client.query(queries.referralInfo()),
  // Sequential, because a browser may resend a request on each kept-alive connection that breaks: fewer
  // connections, fewer duplicates on a page that sends charges.
  adminCharges: async (client, { initial, desk }) => {
    await readUser(client)
    await desk?.prefetchDeskClaims(client, 'admin', initial)
  },
  adminReport: readUser,
  legalClaims: (client, { initial, desk }) =>
    Promise.all([readUser(client), desk?.prefetchDeskClaims(client, 'legal', initial)]),
  // With history state the page searches one user instead.
  legalUsers: (client, { initial, role }) =>
    Promise.all([
      readUser(client),
      canSeeLegal(role) && initial.state === null && client.query(queries.users()),
    ]),
}

/**
 * Fills the cache of a private page. Resolves once its calls are sent; `answered` rejects as the first failed
 * call, which the page shows.
 */
export async function prefetchPageData(
  initial: InitialLocation,
  base: string,
): Promise<{ readonly answered: Promise<unknown> }> {
  const session = getSession()
  const name = (Object.keys(FIRST_READS) as PageName[]).find((page) =>
    isPath(paths[page], initial, base),
  )
  const read = name && FIRST_READS[name]
  if (!session.signedIn || !read) return { answered: Promise.resolve() }
  const { role } = session
  const desk = DESKS[name]?.(role)
    ? await importWithRetry(() => import('./prefetch-desk-claims'))
    : null
  const answered = read(createPrefetchClient(), { initial, role, desk })
  answered.catch(() => undefined)
  return { answered }
}
