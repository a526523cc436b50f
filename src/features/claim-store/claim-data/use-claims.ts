import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { allClaims, allClaimsProgress, claimsOf } from './all-claims'
import { KNOWN_CLAIMS, NOTHING_KNOWN, type ClaimCache } from './claim-cache'
import { EMPTY_FETCH } from './read-claims'

export function useKnownClaims(): ClaimCache {
  const { data = NOTHING_KNOWN } = useQuery(KNOWN_CLAIMS)
  return data
}

interface AllClaimsOptions {
  /** False does not fetch; data that another component fetched is still returned. */
  readonly isWanted?: boolean
  readonly filters?: ClaimRecordFilters | undefined
}

const NOTHING: readonly Claim[] = []

/** Claims that were read later are included whatever the filters: the view filters again. */
export function useAllClaims({ isWanted = true, filters }: AllClaimsOptions = {}) {
  const known = useKnownClaims()
  const query = useQuery({ ...allClaims(filters), enabled: isWanted })
  const { data: soFar = EMPTY_FETCH } = useQuery(allClaimsProgress(filters))
  const { data } = query
  const claims = useMemo(() => (data ? claimsOf(data, known) : NOTHING), [data, known])
  // Failed pages give an error beside the data.
  const error = query.error ?? (data?.error instanceof Error ? data.error : null)
  return { ...query, error, claims, soFar }
}
