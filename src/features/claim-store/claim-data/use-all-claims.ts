import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import { allClaims, claimsOf, allClaimsProgress, claimListOf } from './all-claims'
import { EMPTY_FETCH } from './read-claims'
import { useKnownClaims } from './claim-cache'

interface AllClaimsOptions {
  /** False does not fetch; data that another component fetched is still returned. */
  readonly isWanted?: boolean
  readonly filters?: ClaimRecordFilters | undefined
}

/** Claims that were read later are included whatever the filters: the view filters again. */
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
  // Failed pages give an error beside the data.
  const error = query.error ?? (data?.error instanceof Error ? data.error : null)
  return { ...query, error, data: all, soFar }
}
