import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { rereadClaim } from '@/features/claim-store/claim-data/find-claim'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { useSession } from '@/session/use-session'

/** Reads a claim again when its dialog opens: another user may have charged it. */
export function useFreshClaim(claim: Claim, isOpen: boolean) {
  const client = useQueryClient()
  const known = useKnownClaims()
  const { signedIn } = useSession()
  const isAsked = isOpen && signedIn && claim.id !== null
  const { data, isPending, isFetching, isError, refetch } = useQuery({
    queryKey: ['charge-claim', claim.id],
    queryFn: ({ signal }) => rereadClaim(client, claim, signal),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    // A retry would delay the amount field.
    retry: false,
    refetchOnReconnect: false,
  })
  const isMissing = data?.kind === 'missing'
  const read = data?.kind === 'found' ? data.claim : claim
  return {
    /** The latest saved version, if it could be read. */
    claim: known.get(String(claim.id)) ?? read,
    isReading: isAsked && isPending,
    /** True also if the claim was not found. */
    hasFailed: isAsked && !isFetching && (isError || isMissing),
    isMissing: isAsked && !isFetching && isMissing,
    readAgain: () => void refetch(),
  }
}
