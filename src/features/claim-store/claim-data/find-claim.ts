import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { rereadSearches } from '@/domain/claim/list/reread-searches'
import type { ClaimRecordValues } from '@/domain/claim/editing/claim-values'
import { matchesSubmission } from '@/domain/claim/editing/duplicates'
import { readClaimPage, EMPTY_FETCH, fetchRemaining } from './read-claims'
import { knownClaims, pageSeenOn } from './claim-cache'

/** Pages per search after which a claim counts as missing, to limit the user's wait. */
const MOST_PAGES = 5

/** Time that claims of a batch share one read of a page, in ms; what others save meanwhile is overwritten. */
const SHARED_MS = 1000

/** Number of saves whose outcome is unknown: pages that were read before one of them may be outdated. */
let lostSaves = 0

export function distrustSharedReads(): void {
  lostSaves += 1
}

/** `missing`: neither on its last page nor found by its e-mail or filters. */
export type Reread =
  { readonly kind: 'found'; readonly claim: Claim } | { readonly kind: 'missing' }

/** The API has no call for one claim (SPEC 7): searches its last page, its e-mail, then all its filters. */
export function createClaimReader(client: QueryClient, signal?: AbortSignal) {
  const reads = new Map<string, { readonly page: Promise<ClaimRecordPage>; readonly at: number }>()

  let lostBefore = lostSaves

  const readShared = (page: ClaimRecordFilters): Promise<ClaimRecordPage> => {
    if (lostBefore !== lostSaves) reads.clear()
    lostBefore = lostSaves
    const key = JSON.stringify(page)
    const before = reads.get(key)
    if (before && Date.now() - before.at < SHARED_MS) return before.page
    const read = readClaimPage(client, page, signal)
    reads.set(key, { page: read, at: Date.now() })
    read.catch(() => reads.delete(key))
    return read
  }

  return async (claim: Claim): Promise<Reread> => {
    if (claim.id === null) return { kind: 'missing' }
    const id = String(claim.id)
    const find = (rows: readonly Claim[]) => rows.find((row) => String(row.id) === id)
    const readPage = async (page: ClaimRecordFilters): Promise<ClaimRecordPage> => {
      const read = await readShared(page)
      const known = knownClaims(client).get(id)
      if (known === undefined || [known, undefined].includes(find(read.items))) return read
      // The claim was saved after this page was read: discard the reads and fetch again.
      reads.clear()
      return readShared(page)
    }
    const seenOn = pageSeenOn(client, claim)
    const seen = seenOn && find((await readPage(seenOn)).items)
    if (seen) return { kind: 'found', claim: seen }
    for (const filters of rereadSearches(knownClaims(client).get(id) ?? claim)) {
      const { rows } = await fetchRemaining(client, EMPTY_FETCH, {
        filters,
        readPage,
        isEnough: ({ rows: read, nextPage }) => nextPage > MOST_PAGES || find(read) !== undefined,
      })
      const found = find(rows)
      if (found) return { kind: 'found', claim: found }
    }
    return { kind: 'missing' }
  }
}

export type ClaimReader = ReturnType<typeof createClaimReader>

export function rereadClaim(
  client: QueryClient,
  claim: Claim,
  signal?: AbortSignal,
): Promise<Reread> {
  return createClaimReader(client, signal)(claim)
}

/** Claims equal to a submitted one whose response was lost. */
export async function findSentClaim(
  client: QueryClient,
  sent: ClaimRecordValues,
): Promise<Claim[]> {
  const { email, category, airline } = sent
  const filters = email.trim() === '' ? { category, airline } : { email }
  const { rows } = await fetchRemaining(client, EMPTY_FETCH, { filters })
  return rows.filter((claim) => matchesSubmission(sent, claim))
}
