import { queryOptions } from '@tanstack/react-query'
import { getMyClaims } from './claim'
import { getReferralInfo } from './referrals'
import { getUser } from './user'
import { getUserByEmail, getUsers } from './users'

export const queries = {
  user: () => queryOptions({ queryKey: ['user'], queryFn: getUser }),
  myClaims: () => queryOptions({ queryKey: ['my-claims'], queryFn: getMyClaims }),
  referralInfo: () => queryOptions({ queryKey: ['referral-info'], queryFn: getReferralInfo }),
  users: () =>
    queryOptions({
      queryKey: ['users'],
      queryFn: getUsers,
      // Comparing 100,000 rows with the previous response costs more than rendering ten.
      structuralSharing: false,
    }),
  userByEmail: (email: string) =>
    queryOptions({
      queryKey: ['user-by-email', email],
      queryFn: ({ signal }) => getUserByEmail(email, { signal }),
    }),
}
