import { queryOptions, replaceEqualDeep, skipToken, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'

type Bucket = ReadonlyMap<string, Claim>

/** Ids that differ in their last two digits share a bucket, so one page changes one or two buckets. */
const bucketOf = (id: string) => id.slice(0, -2)

/** Immutable map from id to the claim as last read or saved; versions share unchanged buckets. */
export class ClaimCache {
  readonly size: number
  readonly #buckets: ReadonlyMap<string, Bucket>

  constructor(buckets: ReadonlyMap<string, Bucket> = new Map(), size = 0) {
    this.#buckets = buckets
    this.size = size
  }

  get(id: string): Claim | undefined {
    return this.#buckets.get(bucketOf(id))?.get(id)
  }

  /** A copy with these claims added or replaced. */
  with(claims: Iterable<readonly [string, Claim]>): ClaimCache {
    const buckets = new Map(this.#buckets)
    const opened = new Map<string, Map<string, Claim>>()
    let { size } = this
    for (const [id, claim] of claims) {
      const name = bucketOf(id)
      const bucket = opened.get(name) ?? new Map(buckets.get(name))
      if (!bucket.has(id)) size += 1
      opened.set(name, bucket.set(id, claim))
    }
    for (const [name, bucket] of opened) buckets.set(name, bucket)
    return new ClaimCache(buckets, size)
  }

  since(before: ClaimCache): (readonly [string, Claim])[] {
    const others = [...this.#buckets].filter(([name, all]) => before.#buckets.get(name) !== all)
    return others.flatMap(([, all]) => [...all].filter(([id, claim]) => before.get(id) !== claim))
  }

  /** In no particular order. */
  values(): Claim[] {
    return [...this.#buckets.values()].flatMap((bucket) => [...bucket.values()])
  }
}

export const NOTHING_KNOWN = new ClaimCache()

/** Claims that any list or dialog has read. */
export const KNOWN_CLAIMS = queryOptions({
  queryKey: ['known-claims'],
  queryFn: skipToken,
  initialData: NOTHING_KNOWN,
  staleTime: Infinity,
  gcTime: Infinity,
  // TanStack Query can compare only plain objects.
  structuralSharing: false,
})

const KEY = KNOWN_CLAIMS.queryKey

export function knownClaims(client: QueryClient): ClaimCache {
  return client.getQueryData<ClaimCache>(KEY) ?? NOTHING_KNOWN
}

/** Creates the empty cache, so that claims read before the desk is mounted are kept. */
export function initClaimCache(client: QueryClient): void {
  client.setQueryData<ClaimCache>(KEY, (known) => known ?? NOTHING_KNOWN)
}

/** The page on which each claim was last read; weak, so that entries go with their claims. */
const pages = new WeakMap<Claim, ClaimRecordFilters>()

/** The page of the list on which a claim was last read; undefined if it was not read from one. */
export function pageSeenOn(client: QueryClient, claim: Claim): ClaimRecordFilters | undefined {
  const known = knownClaims(client).get(String(claim.id))
  return (known && pages.get(known)) ?? pages.get(claim)
}

/**
 * Caches claims just read or saved; does nothing without a cache, that is after the user has left.
 * @param page where they were read; a saved claim keeps its own
 * @returns the claims; an unchanged one is the cached object, which prevents re-renders
 */
export function upsertClaims(
  client: QueryClient,
  claims: readonly Claim[],
  page?: ClaimRecordFilters,
): Claim[] {
  const before = knownClaims(client)
  const news = new Map<string, Claim>()
  const remembered = claims.map((claim) => {
    if (claim.id === null) return claim
    const key = String(claim.id)
    const known = news.get(key) ?? before.get(key)
    const same = replaceEqualDeep(known, claim)
    const at = page ?? (known && pages.get(known))
    if (at) pages.set(same, at)
    if (same !== known) news.set(key, same)
    return same
  })
  if (news.size > 0) {
    client.setQueryData<ClaimCache>(KEY, (known) => known?.with(news))
  }
  return remembered
}

/** The claims as cached now. A list with a repeated id stays as received. */
export function withLatest(claims: readonly Claim[], known: ClaimCache): readonly Claim[] {
  const numbers = claims.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  if (new Set(numbers).size < numbers.length) return claims
  const now = claims.map((claim) =>
    claim.id === null ? claim : (known.get(String(claim.id)) ?? claim),
  )
  return now.every((claim, at) => claim === claims[at]) ? claims : now
}
