import { queryOptions } from '@tanstack/react-query'
import { getMyClaims } from './claim'
import { getReferralInfo } from './referrals'
import { getUser } from './user'
import { getUserByEmail, getUsers } from './users'

export const queries = {
  user: () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => getUser({ signal }) }),
  myClaims: () =>
    queryOptions({ queryKey: ['my-claims'], queryFn: ({ signal }) => getMyClaims({ signal }) }),
  referralInfo: () =>
    queryOptions({
      queryKey: ['referral-info'],
      queryFn: ({ signal }) => getReferralInfo({ signal }),
    }),
  users: () =>
    queryOptions({
      queryKey: ['users'],
      queryFn: ({ signal }) => getUsers({ signal }),
      // Comparing 100,000 rows with the previous response costs more than rendering ten.
      structuralSharing: false,
    }),
  userByEmail: (email: string) =>
    queryOptions({
      queryKey: ['user-by-email', email],
      queryFn: ({ signal }) => getUserByEmail(email, { signal }),
    }),
}
