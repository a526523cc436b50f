import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import { readChargeAttempts, subscribeChargeAttempts } from '@/device/charge-memory'
import type { Claim } from '@/domain/claim/fields'
import { parseLastDigits } from '@/domain/money/card'
import type { ChargeAttempt } from '@/domain/money/charge-attempts'

/** The newest attempt of this device that charged a claim; null where it knows of none. */
export function useLastCharge(claimId: Claim['id']): ChargeAttempt | null {
  return useSyncExternalStore(subscribeChargeAttempts, () =>
    claimId === null
      ? null
      : (readChargeAttempts(claimId).find(({ outcome }) => outcome === 'charged') ?? null),
  )
}

/**
 * Last four digits of the card of an e-mail's account; null while they are not known, and where they
 * cannot be read: the message then leaves them out.
 *
 * @param isNamed the message names them; else nobody is looked up
 */
export function useCardDigits(email: Claim['email'], isNamed: boolean): string | null {
  const address = email?.trim() ?? ''
  const { data } = useQuery({
    ...queries.userByEmail(address),
    enabled: isNamed && address !== '',
  })
  return data?.hasRegisteredCard === false ? null : parseLastDigits(data?.cardInfo?.lastFourDigits)
}
