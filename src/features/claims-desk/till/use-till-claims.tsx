import { useEffect, type ReactNode } from 'react'
import { hasStatus } from '@/api/http/api-error'
import { expireSessionAfter } from '@/api/http/refusals'
import type { Claim } from '@/domain/claim/fields'
import { fullName } from '@/domain/people/full-name'
import { WON_CLAIMS } from '@/features/claim-store/claim-data/all-claims'
import { failureReason } from '@/features/claim-store/claim-data/reading-words'
import { useAllClaims } from '@/features/claim-store/claim-data/use-all-claims'
import { useKnownClaims } from '@/features/claim-store/claim-data/use-known-claims'
import { RetryButton } from '@/ui/actions/RetryButton'
import { Notice } from '@/ui/feedback/Notice'

interface TillClaims {
  readonly claimOf: (claimId: string) => Claim | undefined
  /** '' if the claim is not loaded. */
  readonly personOf: (claimId: string) => string
  /** Set if the claims could not be read. */
  readonly notice: ReactNode
}

/** Adds names to the charges, because a stored attempt has none. */
export function useTillClaims(): TillClaims {
  const { error, isFetching, refetch } = useAllClaims({ filters: WON_CLAIMS })
  const known = useKnownClaims()
  const isOver = hasStatus(error, 401)
  useEffect(() => {
    if (isOver) expireSessionAfter(error)
  }, [error, isOver])

  const claimOf = (claimId: string) => known.get(claimId)
  return {
    claimOf,
    personOf: (claimId) => fullName(claimOf(claimId) ?? {}),
    notice: error !== null && !isFetching && (
      <Notice tone="warning" action={<RetryButton onClick={() => void refetch()} />}>
        {`Faltan nombres, porque no pudimos leer los reclamos. ${failureReason(error)}`}
      </Notice>
    ),
  }
}
