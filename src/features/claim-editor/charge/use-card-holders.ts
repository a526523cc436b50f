import { useQuery } from '@tanstack/react-query'
import { accountEmail } from '@/domain/people/account-email'
import { queries } from '@/api/queries'
import type { User } from '@/api/user'

/** Shared by all lists, in ms: cards change rarely, and the response is large. */
const FRESH_MS = 5 * 60_000

/** By normalized e-mail; null if the account does not state it. */
type CardHolders = ReadonlyMap<string, boolean | null>

function readHolders(users: readonly User[]): CardHolders {
  const holders = new Map<string, boolean | null>()
  for (const user of users) {
    const { hasRegisteredCard } = user
    const key = accountEmail(user).toLowerCase()
    const before = holders.get(key)
    // Two accounts with one e-mail: one card is enough.
    holders.set(key, before === true || (hasRegisteredCard ?? before ?? null))
  }
  return holders
}

/** Cached per response, because every row calls this. */
const read = new WeakMap<readonly User[], CardHolders>()

function holdersOf(users: readonly User[]): CardHolders {
  const known = read.get(users) ?? readHolders(users)
  read.set(users, known)
  return known
}

/** `hasCard` gives null while unknown; it stays null if the user may not read the users. */
export function useCardReading(isWanted = true) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...queries.users(),
    enabled: isWanted,
    staleTime: FRESH_MS,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
  const hasCard = (email: string | null): boolean | null => {
    const key = email?.trim().toLowerCase() ?? ''
    if (!data || key === '') return null
    const known = holdersOf(data).get(key)
    // No account means no card.
    return known === undefined ? false : known
  }
  return { hasCard, isKnown: data !== undefined, isError, isFetching, refetch }
}
