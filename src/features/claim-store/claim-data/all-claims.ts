import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { WON_CATEGORY } from '@/domain/claim/status/status'
import { withLatest, knownClaims, type ClaimCache } from './claim-cache'
import { EMPTY_FETCH, fetchRemaining, PAGES_AHEAD, type PagedFetch } from './read-claims'

/** Not under CLAIM_PAGES: invalidating the table's pages must not refetch all claims. */
const ALL_CLAIMS = ['all-claims'] as const
const SO_FAR = ['all-claims-so-far'] as const

const EVERY_CLAIM: ClaimRecordFilters = {}

/** Filters of the views for charging. */
export const WON_CLAIMS: ClaimRecordFilters = { category: WON_CATEGORY }

interface AllClaimsResult {
  /** Each id occurs once. */
  readonly rows: readonly Claim[]
  /** The cache when the last page arrived. */
  readonly known: ClaimCache
  /** Time of the last page, in ms since 1970. */
  readonly readAt: number
  /** False if the server may have more claims. */
  readonly isSure: boolean
  /** Error of the pages that failed; null if none did. */
  readonly error: unknown
}

/** The fetched claims with their later updates, followed by the claims read since. */
export function claimsOf(
  { rows, known: before }: AllClaimsResult,
  known: ClaimCache,
): readonly Claim[] {
  const news = new Map(known.since(before))
  if (news.size === 0) return rows
  const now = rows.map((claim) => {
    const id = String(claim.id)
    const latest = news.get(id)
    news.delete(id)
    return latest ?? claim
  })
  return [...now, ...news.values()]
}

async function readAll(
  client: QueryClient,
  filters: ClaimRecordFilters,
  signal: AbortSignal,
): Promise<AllClaimsResult> {
  const key = [...SO_FAR, filters]
  const soFar = client.getQueryData<PagedFetch>(key) ?? EMPTY_FETCH
  // Continue after a failure; start anew after a complete fetch.
  const start = soFar.status !== 'partial' && soFar.failed.length === 0 ? EMPTY_FETCH : soFar
  const tell = (reading: PagedFetch) => client.setQueryData(key, reading)
  tell(start)
  try {
    const ahead = filters === EVERY_CLAIM ? PAGES_AHEAD : 0
    const options = { filters, signal, onPage: tell, skipsFailedPages: true, ahead }
    const first = await fetchRemaining(client, start, options)
    // Retry failed pages once. If they fail again, the view shows them as missing.
    const again = () => fetchRemaining(client, first, options).catch(() => first)
    const { rows, status, failed, error } = first.failed.length > 0 ? await again() : first
    signal.throwIfAborted()
    const missing = failed.length > 0 ? error : null
    const known = knownClaims(client)
    return {
      rows: withLatest(rows, known),
      isSure: status !== 'unsure',
      error: missing,
      readAt: Date.now(),
      known,
    }
  } catch (error) {
    // After an abort the user may return much later: a partial old list is of no use then.
    if (signal.aborted) tell(EMPTY_FETCH)
    throw error
  }
}

/** All matching claims; refetched only on demand. */
export const allClaims = (filters = EVERY_CLAIM) =>
  queryOptions({
    queryKey: [...ALL_CLAIMS, filters],
    queryFn: ({ client, signal }) => readAll(client, filters, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
  })

export const allClaimsProgress = (filters = EVERY_CLAIM) =>
  queryOptions<PagedFetch>({
    queryKey: [...SO_FAR, filters],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing every row after each page would cost more than fetching them.
    structuralSharing: false,
  })
