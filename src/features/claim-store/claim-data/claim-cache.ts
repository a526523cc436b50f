import { queryOptions, replaceEqualDeep, skipToken, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'

type Bucket = ReadonlyMap<string, Claim>

/** Numbers that differ in their last two digits stand together: a page changes one bucket or two. */
const bucketOf = (id: string) => id.slice(0, -2)

/**
 * Claims by their number, each as it was last read or saved, wherever that was. A value: what is
 * learned later is another one, which shares with it all that stayed the same.
 */
export class ClaimCache implements Iterable<readonly [string, Claim]> {
  readonly size: number
  readonly #buckets: ReadonlyMap<string, Bucket>

  constructor(buckets: ReadonlyMap<string, Bucket> = new Map(), size = 0) {
    this.#buckets = buckets
    this.size = size
  }

  get(id: string): Claim | undefined {
    return this.#buckets.get(bucketOf(id))?.get(id)
  }

  /** These and, in their places or besides, others. */
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

  /** What is not as it was known before. */
  since(before: ClaimCache): (readonly [string, Claim])[] {
    const others = [...this.#buckets].filter(([name, all]) => before.#buckets.get(name) !== all)
    return others.flatMap(([, all]) => [...all].filter(([id, claim]) => before.get(id) !== claim))
  }

  /** The claims, in no order to rely on. */
  values(): Claim[] {
    return [...this.#buckets.values()].flatMap((bucket) => [...bucket.values()])
  }

  *[Symbol.iterator](): Generator<readonly [string, Claim]> {
    for (const bucket of this.#buckets.values()) yield* bucket
  }
}

export const NOTHING_KNOWN = new ClaimCache()

/** The claims that the lists and dialogs of this person's desk have read; looking costs no call. */
export const KNOWN_CLAIMS = queryOptions({
  queryKey: ['known-claims'],
  queryFn: skipToken,
  initialData: NOTHING_KNOWN,
  staleTime: Infinity,
  gcTime: Infinity,
  // No plain object: comparing two would tell nothing.
  structuralSharing: false,
})

const KEY = KNOWN_CLAIMS.queryKey

export function knownClaims(client: QueryClient): ClaimCache {
  return client.getQueryData<ClaimCache>(KEY) ?? NOTHING_KNOWN
}

/** Begins to remember claims, before there is a desk that shows them. */
export function initClaimCache(client: QueryClient): void {
  client.setQueryData<ClaimCache>(KEY, (known) => known ?? NOTHING_KNOWN)
}

/** The page on which each claim was last read. By object, so that it goes when the claim does. */
const pages = new WeakMap<Claim, ClaimRecordFilters>()

/** The page of the list on which a claim was last read; undefined where it was not read from one. */
export function pageSeenOn(client: QueryClient, claim: Claim): ClaimRecordFilters | undefined {
  const known = knownClaims(client).get(String(claim.id))
  return (known && pages.get(known)) ?? pages.get(claim)
}

/**
 * Puts claims that were just read or saved in the place of their older selves. Nothing is kept where
 * no desk is, such as after its person has left.
 *
 * @param page the page they were read on; a claim that was saved keeps its own
 * @returns the claims; one that says what was known already is the very object that was known, so
 *   that nothing is drawn again for it
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

/** The claims of a list as they are known by now. A list that has a number twice stays as it came. */
export function withLatest(claims: readonly Claim[], known: ClaimCache): readonly Claim[] {
  const numbers = claims.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  if (new Set(numbers).size < numbers.length) return claims
  const now = claims.map((claim) =>
    claim.id === null ? claim : (known.get(String(claim.id)) ?? claim),
  )
  return now.every((claim, at) => claim === claims[at]) ? claims : now
}
