import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { WON_CATEGORY } from '@/domain/claim/status/status'
import { withLatest, knownClaims, type ClaimCache } from './claim-cache'
import { EMPTY_FETCH, fetchRemaining, type PagedFetch } from './read-claims'

/** Apart from the keys of the table: a page of the table that is read again does not read all again. */
const ALL_CLAIMS = ['all-claims'] as const
const SO_FAR = ['all-claims-so-far'] as const

const EVERY_CLAIM: ClaimRecordFilters = {}

/** What the views of the charges read whole. */
export const WON_CLAIMS: ClaimRecordFilters = { category: WON_CATEGORY }

export interface AllClaimsResult {
  readonly rows: readonly Claim[]
  /** What was known when the last page came. */
  readonly known: ClaimCache
  /** When the last page came, in milliseconds since 1970. */
  readonly readAt: number
  /** False when nobody knows whether these are all. */
  readonly isSure: boolean
  /** Why some pages did not come; null where all did. */
  readonly error: unknown
}

/** The claims of a whole reading as they were known at its end, and their numbers. */
export function claimListOf({ rows, known }: AllClaimsResult) {
  const numbers = rows.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  const ids = new Set(numbers)
  return { claims: withLatest(rows, known), ids, hasTwins: ids.size < numbers.length }
}

/** The claims of a whole reading as they are known by now, and at the end those that were met since. */
export function claimsOf(
  { claims, ids, hasTwins }: ReturnType<typeof claimListOf>,
  news: readonly (readonly [string, Claim])[],
): readonly Claim[] {
  const met = news.filter(([id]) => !ids.has(id)).map(([, claim]) => claim)
  // A list that has a number twice stays as it came.
  if (hasTwins || news.length === met.length) return met.length > 0 ? [...claims, ...met] : claims
  const latest = new Map(news)
  const now = claims.map((claim) =>
    claim.id === null ? claim : (latest.get(String(claim.id)) ?? claim),
  )
  return [...now, ...met]
}

async function readAll(
  client: QueryClient,
  filters: ClaimRecordFilters,
  signal: AbortSignal,
): Promise<AllClaimsResult> {
  const key = [...SO_FAR, filters]
  const soFar = client.getQueryData<PagedFetch>(key) ?? EMPTY_FETCH
  // After a failure the pages that came are kept; a list that was read to its end is read anew.
  const start = soFar.isComplete && soFar.failed.length === 0 ? EMPTY_FETCH : soFar
  const tell = (reading: PagedFetch) => client.setQueryData(key, reading)
  tell(start)
  try {
    const options = { filters, signal, onPage: tell, passesOver: true }
    const first = await fetchRemaining(client, start, options)
    // What failed once may come by now; else it is shown as missing, with the way to ask again.
    const again = () => fetchRemaining(client, first, options).catch(() => first)
    const { rows, isSure, failed, error } = first.failed.length > 0 ? await again() : first
    signal.throwIfAborted()
    const missing = failed.length > 0 ? error : null
    return { rows, isSure, error: missing, readAt: Date.now(), known: knownClaims(client) }
  } catch (error) {
    // Someone who left may come back much later: half of an old list is worth nothing then.
    if (signal.aborted) tell(EMPTY_FETCH)
    throw error
  }
}

/** Every claim that matches, read once and kept until it is asked for anew. */
export const allClaims = (filters = EVERY_CLAIM) =>
  queryOptions({
    queryKey: [...ALL_CLAIMS, filters],
    queryFn: ({ client, signal }) => readAll(client, filters, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
  })

/** How far the reading of all claims is. */
export const allClaimsProgress = (filters = EVERY_CLAIM) =>
  queryOptions<PagedFetch>({
    queryKey: [...SO_FAR, filters],
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing every row with itself after each page would cost more than reading them.
    structuralSharing: false,
  })
