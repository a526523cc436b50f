import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { looksLikeSent } from '@/domain/claim/record/duplicates'
import { NOTHING_READ, readOn } from './read-claims'

/** Beyond this many pages of one search a claim counts as not found: nobody waits for more. */
const MOST_PAGES = 5

/** What a claim is looked for by, the surest first: its e-mail, its status and airline. */
function searchesFor({ email, category, airline }: Claim): ClaimRecordFilters[] {
  const byEmail = email?.trim() ? [{ email: email.trim() }] : []
  if (category === null || airline === null) {
    const byEither = { category: category ?? undefined, airline: airline ?? undefined }
    return category === null && airline === null ? byEmail : [...byEmail, byEither]
  }
  // Whoever changed the e-mail may have moved the claim on as well.
  return [...byEmail, { category, airline }, { airline }]
}

interface FindOptions {
  readonly signal?: AbortSignal | undefined
  /** Looks through all claims at last: for whoever must know whether it is still there. */
  readonly everywhere?: boolean
}

/**
 * Reads one claim again as it is saved by now. The API has no call for one claim (SPEC 7), so it is
 * looked for in the list.
 *
 * @param known the claim as it was last read
 * @returns null when it cannot be found: it was deleted, or changed in everything that is searched by
 * @throws {ApiError} as every call
 */
export async function findClaim(
  client: QueryClient,
  known: Claim,
  { signal, everywhere = false }: FindOptions = {},
): Promise<Claim | null> {
  const isIt = ({ id }: Claim) => String(id) === String(known.id)
  const searches = searchesFor(known).map((filters) => ({ filters, mostPages: MOST_PAGES }))
  if (everywhere) searches.push({ filters: {}, mostPages: Infinity })
  for (const { filters, mostPages } of searches) {
    let looked = 0
    const { rows } = await readOn(client, NOTHING_READ, {
      ...{ filters, signal },
      isEnough: ({ rows: read, nextPage }) => {
        const isThere = read.slice(looked).some(isIt)
        looked = read.length
        return isThere || nextPage > mostPages
      },
    })
    const found = rows.find(isIt)
    if (found) return found
  }
  return null
}

/**
 * The claims that look exactly like one that was sent without hearing how it ended.
 *
 * @throws {ApiError} as every call
 */
export async function findSent(
  client: QueryClient,
  sent: ClaimRecordValues,
  signal: AbortSignal,
): Promise<Claim[]> {
  const { email, category, airline } = sent
  const filters = email.trim() === '' ? { category, airline } : { email }
  const { rows } = await readOn(client, NOTHING_READ, { filters, signal })
  return rows.filter((claim) => looksLikeSent(sent, claim))
}
