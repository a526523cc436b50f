import { useQuery } from '@tanstack/react-query'
import { queries } from '@/api/queries'
import type { User } from '@/api/user'

/** How long one read of all users serves every list, in ms: cards are registered rarely, users are many. */
const FRESH_MS = 5 * 60_000

/** Whether there is a card, by e-mail; null where the account does not say. */
type CardHolders = ReadonlyMap<string, boolean | null>

const toKey = (email: string) => email.trim().toLowerCase()

function readHolders(users: readonly User[]): CardHolders {
  const holders = new Map<string, boolean | null>()
  for (const { email, hasRegisteredCard } of users) {
    const key = toKey(email ?? '')
    const before = holders.get(key)
    // Two accounts of one address: one card is enough to be charged.
    holders.set(key, before === true || (hasRegisteredCard ?? before ?? null))
  }
  return holders
}

/** Every row of the list asks: the users of one answer are gone through once. */
const read = new WeakMap<readonly User[], CardHolders>()

function holdersOf(users: readonly User[]): CardHolders {
  const known = read.get(users) ?? readHolders(users)
  read.set(users, known)
  return known
}

/**
 * Tells who has a card, out of one read of all users that every row shares, and whether that read failed.
 *
 * @returns `hasCard` for an e-mail: null while nobody knows, which is for good where the users may not
 *   be read
 */
export function useCardReading() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.users(),
    staleTime: FRESH_MS,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  const hasCard = (email: string | null): boolean | null => {
    const key = toKey(email ?? '')
    if (!data || key === '') return null
    const known = holdersOf(data).get(key)
    // An address without an account has no card.
    return known === undefined ? false : known
  }
  return { hasCard, isError, isFetching, refetch }
}

/** As `useCardReading`, for a chip that is missing where nobody knows. */
export function useCardHolders(): (email: string | null) => boolean | null {
  return useCardReading().hasCard
}
