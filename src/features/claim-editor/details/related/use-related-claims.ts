import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { claimsOfReservation } from '@/domain/claim/editing/reservation'
import { otherClaimsOf } from '@/domain/claim/editing/same-person'
import { isEmail } from '@/domain/people/email'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'

/** Limit of pages of 100 claims for one e-mail. */
const MOST_PAGES = 3
/** Moving back and forth between claims sends one request, in ms. */
const STALE_MS = 5 * 60 * 1000

/**
 * Claims of the same reservation, and the person's others: cached ones, and the server's for the same e-mail.
 * The API cannot search by RUT or reservation (SPEC 7).
 */
export function useRelatedClaims(claim: Claim) {
  const known = useKnownClaims()
  const email = claim.email?.trim().toLowerCase() ?? ''
  const search = useQuery({
    queryKey: ['claims-of-person', email],
    queryFn: async ({ client, signal }) => {
      const { rows } = await fetchRemaining(client, EMPTY_FETCH, {
        filters: { email },
        signal,
        isEnough: ({ nextPage }) => nextPage > MOST_PAGES,
      })
      return rows
    },
    enabled: isEmail(email),
    staleTime: STALE_MS,
  })
  const { data } = search
  const related = useMemo(() => {
    // Cached claims last: they are at least as new as the search result.
    const all = [...(data ?? []), ...known.values()]
    const family = claimsOfReservation(claim, all)
    const ids = new Set(family.map(({ id }) => String(id)))
    return { family, others: otherClaimsOf(claim, all).filter(({ id }) => !ids.has(String(id))) }
  }, [claim, data, known])
  return { ...related, isFailed: search.isError, retry: () => void search.refetch() }
}
