import { queryOptions } from '@tanstack/react-query'
import { getMyClaims } from './claim'
import { getReferralInfo } from './referrals'
import { getUser } from './user'

/** The reads that screens keep in the query cache, one entry a call. */
export const queries = {
  user: () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => getUser({ signal }) }),
  myClaims: () =>
    queryOptions({ queryKey: ['my-claims'], queryFn: ({ signal }) => getMyClaims({ signal }) }),
  referralInfo: () =>
    queryOptions({
      queryKey: ['referral-info'],
      queryFn: ({ signal }) => getReferralInfo({ signal }),
    }),
}
