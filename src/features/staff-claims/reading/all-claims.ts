import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { knownClaims, type KnownClaims } from './known-claims'
import { NOTHING_READ, readOn, type Reading } from './read-claims'

/** Apart from the keys of the table: a page of the table that is read again does not read all again. */
const ALL_CLAIMS = ['all-claims'] as const
const SO_FAR = ['all-claims-so-far'] as const

export interface AllRead {
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

/** Every claim there is, read once and kept until it is asked for anew. */
export const allClaims = () =>
  queryOptions({
    queryKey: ALL_CLAIMS,
    queryFn: ({ client, signal }) => readAll(client, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnReconnect: false,
    structuralSharing: false,
  })

/** How far the reading of all claims is. */
export const claimsSoFar = () =>
  queryOptions<Reading>({
    queryKey: SO_FAR,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    // Comparing every row with itself after each page would cost more than reading them.
    structuralSharing: false,
  })
