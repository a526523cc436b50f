import type { ReferralInfo } from '@/api/referrals'

/** What a referrer's three figures mean together. */
export interface EarningsFacts {
  /** Part of the submitted claims that counted, 0 to 1; null while none was submitted. */
  readonly share: number | null
  /** Pesos per valid claim; null while none is valid. */
  readonly average: number | null
}

/** Draws the conclusions from the figures (SPEC 2.10); figures that cannot be divided give null. */
export function toEarningsFacts({
  claims_count: submitted,
  valid_claims: valid,
  amount,
}: ReferralInfo): EarningsFacts {
  return {
    // More valid claims than submitted ones is the server's slip, not a share over 100 %.
    share: submitted > 0 ? Math.min(1, Math.max(0, valid / submitted)) : null,
    average: valid > 0 ? amount / valid : null,
  }
}

/** A share as '61 %', in whole steps; only nothing is 0 % and only all is 100 %. */
export function formatEarningsShare(share: number): string {
  const percent = Math.round(share * 100)
  const honest = share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent
  return `${honest} %`
}
