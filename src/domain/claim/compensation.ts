import { COMMISSION_RATE } from '@/config/limits'
import { formatClp } from '@/domain/country/money'
import { parseClaimType, type ClaimType } from './catalogue'

/** Usual maximum per type, in CLP; null if no figure is shown (SPEC 9). */
export const MAX_ESTIMATE = {
  'PROBLEMA EQUIPAJE': 1_200_000,
  RETRASO: 180_000,
  CANCELACIÓN: 250_000,
  SOBREVENTA: 190_000,
  OTRO: null,
} as const satisfies Record<ClaimType, number | null>

/** Shown beside each estimate: depending on distance, the law may pay more than any of them. */
export const LAW_MAY_GIVE_MORE = 'En algunas rutas la ley da más.'

const GENERIC_ESTIMATE = 'Evaluaremos tu caso y te diremos cuánto podrías recibir.'

export interface Estimate {
  /** All amounts are in CLP; `fee` is the share of the service, `payout` that of the passenger. */
  readonly maximum: number
  readonly fee: number
  readonly payout: number
}

/** Splits a compensation in CLP between service and passenger (SPEC 1). */
export function shareOf(maximum: number): Estimate {
  const fee = Math.round(maximum * COMMISSION_RATE)
  return { maximum, fee, payout: maximum - fee }
}

/** Maximum of a claim type and its split; null without a figure (SPEC 1 and 9). */
export function estimateFor(type: string): Estimate | null {
  const known = parseClaimType(type)
  const maximum = known === null ? null : MAX_ESTIMATE[known]
  return maximum === null ? null : shareOf(maximum)
}

/** 'hasta $250.000', or a sentence if there is no figure (SPEC 9). */
export function estimateText(type: string): string {
  const estimate = estimateFor(type)
  return estimate === null ? GENERIC_ESTIMATE : `hasta ${formatClp(estimate.maximum)}`
}

/** 'Recibes $200.000 · comisión $50.000 solo si ganas. …', the words under an estimated amount. */
export function shareText({ payout, fee }: Estimate): string {
  return `Recibes ${formatClp(payout)} · comisión ${formatClp(fee)} solo si ganas. Es nuestra estimación. ${LAW_MAY_GIVE_MORE}`
}
