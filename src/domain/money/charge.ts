import { fullName } from '@/domain/people/full-name'
import { CURRENCY } from '@/domain/country/chile'
import { formatClp } from '@/domain/country/money'
import type { Texts } from '@/domain/raw-values'

/** 'Se cobrarán $38.000 CLP': preview beside the field. */
export function chargePreview(amount: number): string {
  return `Se cobrarán ${formatClp(amount)} ${CURRENCY}`
}

interface ChargedClaim extends Texts<'name' | 'lastname'> {
  readonly id: number | string
}

/** Subject of a charge: claim id and customer name, if known (SPEC 7, /flow/charge). */
export function chargeSubject(claim: ChargedClaim): string {
  return [`Reclamo ${claim.id}`, fullName(claim)].filter(Boolean).join(' - ')
}

/** Order of a charge (SPEC 7, /flow/charge). Retries must keep it: a new order is a new charge. */
export function chargeOrder(claimId: number | string, now: Date): string {
  return `claim-${claimId}-${now.getTime()}`
}

/** Claim id of an order that `chargeOrder` built; null for any other text. */
export function claimIdOfOrder(order: string): string | null {
  return /^claim-(.+)-\d+$/.exec(order)?.[1] ?? null
}
