import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { otherClaimsOf } from '@/domain/claim/editing/same-person'
import { isEmail } from '@/domain/people/email'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'

/** Nobody has more claims than fit in these pages of 100. */
const MOST_PAGES = 3
/** Whoever goes back and forth between claims asks once. */
const STALE_MS = 5 * 60 * 1000

/**
 * The other claims of whoever a claim is of: those that are known already, and those that the server
 * has under the same e-mail, which is asked when the details open. It has no search by RUT (SPEC 7).
 */
export function useOtherClaims(claim: Claim) {
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
  const others = useMemo(() => {
    // What is known is at least as new as what was found.
    const all = [...(data ?? []), ...known.values()]
    return otherClaimsOf(claim, all)
  }, [claim, data, known])
  return { others, isFailed: search.isError, retry: () => void search.refetch() }
}
