import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { allClaims, claimsOf, allClaimsProgress, claimListOf } from './all-claims'
import { EMPTY_FETCH } from './read-claims'
import { useKnownClaims } from './use-known-claims'

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
  const { data: soFar = EMPTY_FETCH } = useQuery(allClaimsProgress(filters))
  const { data } = query
  const list = useMemo(() => data && claimListOf(data), [data])
  const all = useMemo(
    () => data && list && { ...data, claims: claimsOf(list, known.since(data.known)) },
    [data, list, known],
  )
  // Pages that did not come are a failure beside those that did.
  const error = query.error ?? (data?.error instanceof Error ? data.error : null)
  return { ...query, error, data: all, soFar }
}
