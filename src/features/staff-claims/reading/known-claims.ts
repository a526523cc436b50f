import { replaceEqualDeep, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'

/** Claims by their number, each as it was last read or saved, wherever that was. */
export type KnownClaims = ReadonlyMap<string, Claim>

const KNOWN_CLAIMS = ['known-claims'] as const

const NOTHING: KnownClaims = new Map()

export function knownClaims(client: QueryClient): KnownClaims {
  return client.getQueryData<KnownClaims>(KNOWN_CLAIMS) ?? NOTHING
}

/** The claims that the lists and dialogs of this person's desk have read; looking costs no call. */
export function useKnownClaims(): KnownClaims {
  const { data = NOTHING } = useQuery<KnownClaims>({
    queryKey: KNOWN_CLAIMS,
    queryFn: skipToken,
    initialData: NOTHING,
    staleTime: Infinity,
    gcTime: Infinity,
    // A map is no plain object: comparing two would tell nothing.
    structuralSharing: false,
  })
  return data
}

/**
 * Puts claims that were just read or saved in the place of their older selves. Nothing is kept where
 * no desk is, such as after its person has left.
 *
 * @returns the claims; one that says what was known already is the very object that was known, so
 *   that nothing is drawn again for it
 */
export function rememberClaims(client: QueryClient, claims: readonly Claim[]): Claim[] {
  const next = new Map(knownClaims(client))
  const remembered = claims.map((claim) => {
    if (claim.id === null) return claim
    const key = String(claim.id)
    const same = replaceEqualDeep(next.get(key), claim)
    next.set(key, same)
    return same
  })
  client.setQueryData<KnownClaims>(KNOWN_CLAIMS, (known) => known && next)
  return remembered
}

/** The claims of a list as they are known by now. A list that has a number twice stays as it came. */
export function asKnown(claims: readonly Claim[], known: KnownClaims): readonly Claim[] {
  const numbers = claims.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  if (new Set(numbers).size < numbers.length) return claims
  const now = claims.map((claim) =>
    claim.id === null ? claim : (known.get(String(claim.id)) ?? claim),
  )
  return now.every((claim, at) => claim === claims[at]) ? claims : now
}
