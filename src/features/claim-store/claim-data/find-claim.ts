import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { rereadSearches } from '@/domain/claim/list/reread-searches'
import type { ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { matchesSubmission } from '@/domain/claim/editing/duplicates'
import { readClaimPage } from './claim-pages'
import { knownClaims, pageSeenOn } from './claim-cache'
import { EMPTY_FETCH, fetchRemaining } from './read-claims'

/** After this many pages of one search a claim counts as missing: the user does not wait for more. */
const MOST_PAGES = 5

/** How long claims of a batch share one read of a page, in ms: others may change them meanwhile. */
const SHARED_MS = 30_000

/** `missing`: it is neither on the page it was seen on nor among those with its e-mail or filters. */
export type Reread =
  { readonly kind: 'found'; readonly claim: Claim } | { readonly kind: 'missing' }

/**
 * Reads claims again as they are saved now. The API has no call for one claim (SPEC 7), so a claim is
 * looked for on the page it was seen on, then by its e-mail, then by all its filters together. One
 * reader serves one batch: claims of the same page share its request.
 */
export function createClaimReader(client: QueryClient, signal?: AbortSignal) {
  const reads = new Map<string, { readonly page: Promise<ClaimRecordPage>; readonly at: number }>()

  const readShared = (page: ClaimRecordFilters): Promise<ClaimRecordPage> => {
    const key = JSON.stringify(page)
    const before = reads.get(key)
    if (before && Date.now() - before.at < SHARED_MS) return before.page
    const read = readClaimPage(client, page, signal)
    reads.set(key, { page: read, at: Date.now() })
    read.catch(() => reads.delete(key))
    return read
  }

  /**
   * @param seenOn the page on which the user saw the claim; by default the one it was last read on
   * @throws {ApiError} as every call
   */
  return async (claim: Claim, seenOn = pageSeenOn(client, claim)): Promise<Reread> => {
    if (claim.id === null) return { kind: 'missing' }
    const id = String(claim.id)
    const find = (rows: readonly Claim[]) => rows.find((row) => String(row.id) === id)
    const readPage = async (page: ClaimRecordFilters): Promise<ClaimRecordPage> => {
      const read = await readShared(page)
      const known = knownClaims(client).get(id)
      if (known === undefined || [known, undefined].includes(find(read.items))) return read
      // It was saved since, by this batch or by another one: what was read before that is old.
      reads.clear()
      return readShared(page)
    }
    const seen = seenOn && find((await readPage(seenOn)).items)
    if (seen) return { kind: 'found', claim: seen }
    for (const filters of rereadSearches(knownClaims(client).get(id) ?? claim)) {
      const { rows } = await fetchRemaining(client, EMPTY_FETCH, {
        ...{ filters, readPage },
        isEnough: ({ rows: read, nextPage }) => nextPage > MOST_PAGES || find(read) !== undefined,
      })
      const found = find(rows)
      if (found) return { kind: 'found', claim: found }
    }
    return { kind: 'missing' }
  }
}

export type ClaimReader = ReturnType<typeof createClaimReader>

/**
 * Reads one claim again, as `createClaimReader` says.
 *
 * @throws {ApiError} as every call
 */
export function rereadClaim(
  client: QueryClient,
  claim: Claim,
  options: { readonly seenOn?: ClaimRecordFilters | undefined; readonly signal?: AbortSignal } = {},
): Promise<Reread> {
  return createClaimReader(client, options.signal)(claim, options.seenOn)
}

/**
 * The claims that look exactly like one that was sent without hearing how it ended.
 *
 * @throws {ApiError} as every call
 */
export async function findSent(client: QueryClient, sent: ClaimRecordValues): Promise<Claim[]> {
  const { email, category, airline } = sent
  const filters = email.trim() === '' ? { category, airline } : { email }
  const { rows } = await fetchRemaining(client, EMPTY_FETCH, { filters })
  return rows.filter((claim) => matchesSubmission(sent, claim))
}
