import { useEffect, useMemo, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { toFailure } from '@/api/http/to-failure'
import { getUserByEmail } from '@/api/users'
import {
  chargeFailureMessage,
  missingChargeText,
  type ChargeLack,
} from '@/domain/failures/charge-failures'
import type { Payer } from '@/domain/money/charge-check'
import { useExpireSession } from '@/features/claim-store/claim-data/use-leave-when-refused'
import { getSession } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import type { ChargeMessage } from './charge-message'

interface FoundCustomer {
  readonly id: string
  readonly name: string
  readonly payer: Payer
}

export type Customer =
  | { readonly state: 'loading' }
  | ({ readonly state: 'found' } & FoundCustomer)
  | {
      readonly state: 'failed'
      readonly message: ChargeMessage
      /** Null without an e-mail to look up. */
      readonly lookUpAgain: (() => void) | null
    }

/** The customer, or what is missing to find one. */
async function lookUp(email: string, signal: AbortSignal): Promise<FoundCustomer | ChargeLack> {
  if (email === '') return 'noEmail'
  if (!getSession().signedIn) return 'noToken'
  const user = await getUserByEmail(email, { signal })
  const id = user.flowCustomerId?.trim() ?? ''
  if (id === '') return 'noFlowId'
  const payer = {
    email: user.email ?? null,
    rut: user.rut ?? null,
    hasCard: user.hasRegisteredCard ?? null,
    cardBrand: user.cardInfo?.brand ?? null,
    cardDigits: user.cardInfo?.lastFourDigits ?? null,
  }
  return { id, name: user.name?.trim() ?? '', payer }
}

/**
 * Looks up the customer by the claim's e-mail when the dialog opens (SPEC 4, Charge dialog), and again
 * after the user has signed in again. The query key has claim and e-mail, so a late response for another
 * claim is not shown.
 */
export function useCustomer(claim: Claim, isOpen: boolean): Customer {
  const { signedIn } = useSession()
  const email = claim.email?.trim() ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['charge-customer', claim.id, email],
    queryFn: ({ signal }) => lookUp(email, signal),
    enabled: isOpen,
    staleTime: 0,
    // No cache: a card may be registered before the dialog opens again.
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const lack = error === null && typeof data === 'string' ? data : null
  const found = error === null && typeof data === 'object' ? data : null
  const hasFailed = error !== null || lack !== null
  useExpireSession(error)
  const wasSignedIn = useRef(signedIn)
  useEffect(() => {
    if (isOpen && signedIn && !wasSignedIn.current && hasFailed) void refetch()
    wasSignedIn.current = signedIn
  }, [hasFailed, isOpen, refetch, signedIn])
  return useMemo((): Customer => {
    if (isFetching || (found === null && !hasFailed)) return { state: 'loading' }
    if (found) return { state: 'found', ...found }
    const words = lack
      ? missingChargeText(lack)
      : chargeFailureMessage('find-customer', toFailure(error))
    const message = { tone: 'error', words, meaning: 'no-customer' } as const
    const lookUpAgain = lack === 'noEmail' ? null : () => void refetch()
    return { state: 'failed', message, lookUpAgain }
  }, [error, found, hasFailed, isFetching, lack, refetch])
}
