import { COMMISSION_RATE } from '@/config/limits'
import { formatClp } from '@/domain/country/money'
import { parseClaimType, type ClaimType } from './catalogue'

/** Highest compensation usually reached per type, in CLP; null where no figure is shown (SPEC 9). */
export const MAX_ESTIMATE = {
  'PROBLEMA EQUIPAJE': 1_200_000,
  RETRASO: 180_000,
  CANCELACIÓN: 250_000,
  SOBREVENTA: 190_000,
  OTRO: null,
} as const satisfies Record<ClaimType, number | null>

/** Beside every estimate: by distance a law may pay more than the highest of them. */
export const LAW_MAY_GIVE_MORE = 'En algunas rutas la ley da más.'

const GENERIC_ESTIMATE = 'Evaluaremos tu caso y te diremos cuánto podrías recibir.'

export interface Estimate {
  /** Highest compensation, in CLP. */
  readonly maximum: number
  /** What the service keeps if the claim is won, in CLP. */
  readonly fee: number
  /** What the passenger keeps, in CLP. */
  readonly payout: number
}

/** How a compensation in CLP is shared between the service and the passenger (SPEC 1). */
export function shareOf(maximum: number): Estimate {
  const fee = Math.round(maximum * COMMISSION_RATE)
  return { maximum, fee, payout: maximum - fee }
}

/** Highest compensation of a claim type and how it is shared; null without a figure (SPEC 1 and 9). */
export function estimateFor(type: string): Estimate | null {
  const known = parseClaimType(type)
  const maximum = known === null ? null : MAX_ESTIMATE[known]
  return maximum === null ? null : shareOf(maximum)
}

/** 'hasta $250.000', or a sentence without a figure for other and unknown types (SPEC 9). */
export function estimateText(type: string): string {
  const estimate = estimateFor(type)
  return estimate === null ? GENERIC_ESTIMATE : `hasta ${formatClp(estimate.maximum)}`
}
