import { fullName } from '@/domain/people/full-name'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp } from '@/domain/country/money'

/** What will be charged, in words, beside the field: 'Se cobrarán $38.000 CLP'. */
export function chargePreview(amount: number): string {
  return `Se cobrarán ${formatClp(amount)} ${CURRENCY}`
}

interface ChargedClaim {
  readonly id: number | string
  readonly name?: string | null | undefined
  readonly lastname?: string | null | undefined
}

/** Subject of a charge: claim id and customer name, as far as it is known (SPEC 7, /flow/charge). */
export function chargeSubject(claim: ChargedClaim): string {
  return [`Reclamo ${claim.id}`, fullName(claim)].filter(Boolean).join(' - ')
}

/**
 * Order reference of a charge: claim id and current time (SPEC 7, /flow/charge). It has to be minted
 * once per dialog opening and amount and kept for every retry: a new one would be a new charge.
 */
export function chargeOrder(claimId: number | string, now: Date): string {
  return `claim-${claimId}-${now.getTime()}`
}

/** The claim of an order that `chargeOrder` built; null for any other text. */
export function claimIdOfOrder(order: string): string | null {
  return /^claim-(.+)-\d+$/.exec(order)?.[1] ?? null
}
