import type { ReferralInfo } from '@/api/referrals'
import { formatClp, formatNumber } from '@/domain/country/money'

/** Valid of submitted claims, 0 to 1; null without claims. */
export function earningsShare({ claims_count, valid_claims }: ReferralInfo): number | null {
  // The server may report more valid than submitted claims: at most 1.
  return claims_count > 0 ? Math.min(1, Math.max(0, valid_claims / claims_count)) : null
}

/** Formats a share as '61 %'; only 0 gives 0 % and only 1 gives 100 %. */
export function formatEarningsShare(share: number): string {
  const percent = Math.round(share * 100)
  const honest = share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent
  return `${honest} %`
}

/** Figures of a visit; `at` in ms. */
export interface SeenEarnings extends ReferralInfo {
  readonly at: number
}

const signed = (value: number, format: (value: number) => string) =>
  `${format(Math.abs(value))} ${value > 0 ? 'más' : 'menos'}`

/** '2 reclamos más, 1 válido más y $15.000 más' since the earlier figures; '' if nothing changed. */
export function formatEarningsChange(before: ReferralInfo, now: ReferralInfo): string {
  const count = (one: string, several: string) => (value: number) =>
    `${formatNumber(value)} ${value === 1 ? one : several}`
  const parts = [
    [now.claims_count - before.claims_count, count('reclamo', 'reclamos')],
    [now.valid_claims - before.valid_claims, count('válido', 'válidos')],
    [now.amount - before.amount, formatClp],
  ] as const
  const changes = parts.flatMap(([value, format]) => (value === 0 ? [] : [signed(value, format)]))
  return changes.join(', ').replace(/, ([^,]*)$/, ' y $1')
}
