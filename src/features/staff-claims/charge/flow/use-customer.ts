import { useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { failureOf } from '@/api/http/failure-of'
import { getUserByEmail } from '@/api/users'
import { chargeWords, lackWords, type ChargeLack } from '@/domain/failures/charge-failures'
import { getSession } from '@/session/session-store'
import type { ChargeMessage } from './charge-message'

/** Who pays for a claim, as far as the look-up has come. */
export type Customer =
  | { readonly state: 'loading' }
  | { readonly state: 'found'; readonly id: string; readonly name: string }
  | { readonly state: 'failed'; readonly message: ChargeMessage; readonly canRetry: boolean }

/** A look-up that ended without a customer, although no call failed. */
class LackError extends Error {
  override readonly name = 'LackError'
  readonly lack: ChargeLack

  constructor(lack: ChargeLack) {
    super(lack)
    this.lack = lack
  }
}

async function lookUp(email: string, signal: AbortSignal) {
  if (email === '') throw new LackError('noEmail')
  if (!getSession().signedIn) throw new LackError('noToken')
  const user = await getUserByEmail(email, { signal })
  const id = user.flowCustomerId?.trim() ?? ''
  if (id === '') throw new LackError('noFlowId')
  return { id, name: user.name?.trim() ?? '' }
}

/**
 * Looks the customer up by the claim's e-mail whenever the dialog opens (SPEC 4, Charge dialog).
 * An answer belongs to its claim and address alone, so a late one of another claim never shows.
 */
export function useCustomer(
  claim: Claim,
  isOpen: boolean,
): { readonly customer: Customer; readonly lookUpAgain: () => void } {
  const email = claim.email?.trim() ?? ''
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['charge-customer', claim.id, email],
    queryFn: ({ signal }) => lookUp(email, signal),
    enabled: isOpen,
    staleTime: 0,
    // Nothing of it is kept: a card may be registered between two openings.
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const customer = useMemo((): Customer => {
    if (isFetching) return { state: 'loading' }
    if (error) {
      const lack = error instanceof LackError ? error.lack : null
      const words = lack ? lackWords(lack) : chargeWords('find-customer', failureOf(error))
      const message = { tone: 'error', words, meaning: 'no-customer' } as const
      return { state: 'failed', message, canRetry: lack !== 'noEmail' }
    }
    return data ? { state: 'found', ...data } : { state: 'loading' }
  }, [data, error, isFetching])
  return { customer, lookUpAgain: () => void refetch() }
}
