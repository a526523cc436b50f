import type { ReferralInfo } from '@/api/referrals'

export interface EarningsFacts {
  readonly share: number | null
  readonly average: number | null
}

export function toEarningsFacts({
  claims_count: submitted,
  valid_claims: valid,
  amount,
}: ReferralInfo): EarningsFacts {
  return {
    // The server may report more valid than submitted claims: at most 1.
    share: submitted > 0 ? Math.min(1, Math.max(0, valid / submitted)) : null,
    average: valid > 0 ? amount / valid : null,
  }
}

/** Formats a share as '61 %'; only 0 gives 0 % and only 1 gives 100 %. */
export function formatEarningsShare(share: number): string {
  const percent = Math.round(share * 100)
  const honest = share > 0 && share < 1 ? Math.min(99, Math.max(1, percent)) : percent
  return `${honest} %`
}
