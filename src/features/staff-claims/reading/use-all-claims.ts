import { useMemo } from 'react'
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { asKnown, knownClaims, useKnownClaims, type KnownClaims } from './known-claims'
import { NOTHING_READ, readOn, type Reading } from './read-claims'

/** Apart from the keys of the table: a page of the table that is read again does not read all again. */
const ALL_CLAIMS = ['all-claims'] as const
const SO_FAR = ['all-claims-so-far'] as const

interface AllRead {
  readonly rows: readonly Claim[]
  /** What was known when the last page came. */
  readonly known: KnownClaims
  /** When the last page came, in milliseconds since 1970. */
  readonly readAt: number
  /** False when nobody knows whether these are all. */
  readonly isSure: boolean
}

async function readAll(client: QueryClient, signal: AbortSignal): Promise<AllRead> {
  const soFar = client.getQueryData<Reading>(SO_FAR) ?? NOTHING_READ
  // After a failure the pages that came are kept; a list that was read to its end is read anew.
  const start = soFar.isComplete ? NOTHING_READ : soFar
  const tell = (reading: Reading) => client.setQueryData(SO_FAR, reading)
  tell(start)
  try {
    const { rows, isSure } = await readOn(client, start, { filters: {}, signal, onPage: tell })
    return { rows, isSure, readAt: Date.now(), known: knownClaims(client) }
  } catch (error) {
    // Someone who left may come back much later: half of an old list is worth nothing then.
    if (signal.aborted) tell(NOTHING_READ)
    throw error
  }
}

/** The claims of a whole reading as they were known at its end, and their numbers. */
function listOf({ rows, known }: AllRead) {
  const numbers = rows.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  const ids = new Set(numbers)
  return { claims: asKnown(rows, known), ids, hasTwins: ids.size < numbers.length }
}

/** The claims of a whole reading as they are known by now, and at the end those that were met since. */
function claimsOf(
  { claims, ids, hasTwins }: ReturnType<typeof listOf>,
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

/**
 * Every claim there is, read once and kept until it is asked for anew, and how far a reading is.
 *
 * @param isWanted false reads nothing by itself; what others have read is there all the same
 */
export function useAllClaims({ isWanted = true } = {}) {
  const client = useQueryClient()
  const known = useKnownClaims()
  const query = useQuery({
    queryKey: ALL_CLAIMS,
    queryFn: ({ signal }) => readAll(client, signal),
    enabled: isWanted,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
  })
  const { data: soFar = NOTHING_READ } = useQuery<Reading>({
    queryKey: SO_FAR,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing every row with itself after each page would cost more than reading them.
    structuralSharing: false,
  })
  const { data } = query
  const list = useMemo(() => data && listOf(data), [data])
  const all = useMemo(
    () => data && list && { ...data, claims: claimsOf(list, known.since(data.known)) },
    [data, list, known],
  )
  return { ...query, data: all, soFar }
}
