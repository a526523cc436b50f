import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { allClaims, claimsSoFar, type AllRead } from './all-claims'
import { asKnown } from './known-claims'
import { NOTHING_READ } from './read-claims'
import { useKnownClaims } from './use-known-claims'

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

interface AllClaimsOptions {
  /** False reads nothing by itself; what others have read is there all the same. */
  readonly isWanted?: boolean
  readonly filters?: ClaimRecordFilters | undefined
}

/**
 * Every claim that matches, read once and kept until it is asked for anew, and how far a reading is.
 * Claims that were met since are there whatever the filters: the view decides which of them it shows.
 */
export function useAllClaims({ isWanted = true, filters }: AllClaimsOptions = {}) {
  const known = useKnownClaims()
  const query = useQuery({ ...allClaims(filters), enabled: isWanted })
  const { data: soFar = NOTHING_READ } = useQuery(claimsSoFar(filters))
  const { data } = query
  const list = useMemo(() => data && listOf(data), [data])
  const all = useMemo(
    () => data && list && { ...data, claims: claimsOf(list, known.since(data.known)) },
    [data, list, known],
  )
  return { ...query, data: all, soFar }
}
