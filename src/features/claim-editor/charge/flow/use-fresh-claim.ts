import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { rereadClaim } from '@/features/claim-store/claim-data/find-claim'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-claims'
import { useSession } from '@/session/use-session'

/** Age of a reading, in ms, from which a charge reads again: others charge on their own devices. */
const OLD_MS = 60_000

/** Reads a claim again when its dialog opens: another user may have charged it. */
export function useFreshClaim(claim: Claim, isOpen: boolean) {
  const client = useQueryClient()
  const known = useKnownClaims()
  const { signedIn } = useSession()
  const isAsked = isOpen && signedIn && claim.id !== null
  const { data, dataUpdatedAt, isPending, isFetching, error, refetch } = useQuery({
    queryKey: ['charge-claim', claim.id],
    queryFn: ({ signal }) => rereadClaim(client, claim, signal),
    enabled: isAsked,
    staleTime: 0,
    gcTime: 0,
    // A retry would delay the amount field.
    retry: false,
    refetchOnReconnect: false,
  })
  useExpireSession(error)
  const isMissing = data?.kind === 'missing'
  const read = data?.kind === 'found' ? data.claim : claim
  const shown = known.get(String(claim.id)) ?? read
  const hasFailed = isAsked && !isFetching && (error !== null || isMissing)
  return {
    /** The latest saved version, if it could be read. */
    claim: shown,
    isReading: isAsked && isPending,
    /** True also if the claim was not found. */
    hasFailed,
    isMissing: isAsked && !isFetching && isMissing,
    readAgain: () => void refetch(),
    /** The claim as it is now, read again if its reading is old; null if that failed, which is shown then. */
    readIfOld: async (): Promise<Claim | null> => {
      if (hasFailed || Math.abs(Date.now() - dataUpdatedAt) < OLD_MS) return shown
      const again = await refetch()
      return again.isSuccess && again.data.kind === 'found' ? again.data.claim : null
    },
  }
}
