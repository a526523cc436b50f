import { getClaimRecords, type ClaimRecord, type ClaimRecordFilters } from '@/api/claim-records'

const PAGE_SIZE = 100
/** Beyond this many claims of one search the claim counts as not found: nobody waits for more. */
const MAX_PAGES = 5

type Search = Pick<ClaimRecordFilters, 'email' | 'category' | 'subcategory' | 'airline'>

/** The claim with this id among those that a search finds; null when it is not there. */
async function findById(
  id: ClaimRecord['id'],
  search: Search,
  signal: AbortSignal,
): Promise<ClaimRecord | null> {
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { items, total, isOpenEnded } = await getClaimRecords(
      { ...search, page, limit: PAGE_SIZE },
      { signal },
    )
    const found = items.find((claim) => String(claim.id) === String(id))
    if (found) return found
    const isCounted = total !== null && page * PAGE_SIZE >= total
    if (items.length < PAGE_SIZE || isCounted || (total === null && !isOpenEnded)) return null
  }
  return null
}

/**
 * Reads one claim again as it is saved by now. The API has no call for one claim (SPEC 7), so it is
 * looked for by its e-mail and, where it has none or that has changed, by its status and airline.
 *
 * @param known the claim as it was last read
 * @returns null when it cannot be found: it was deleted, or changed in everything that is searched by
 * @throws {ApiError} as every call
 */
export async function rereadClaim(
  known: ClaimRecord,
  signal: AbortSignal,
): Promise<ClaimRecord | null> {
  const email = known.email?.trim() ?? ''
  const byEmail = email === '' ? null : await findById(known.id, { email }, signal)
  if (byEmail) return byEmail
  const { category, airline } = known
  if (category === null && airline === null) return null
  const search = { category: category ?? undefined, airline: airline ?? undefined }
  const byStatus = await findById(known.id, search, signal)
  if (byStatus || category === null || airline === null) return byStatus
  // Whoever changed the e-mail may have moved the claim on as well.
  return findById(known.id, { airline }, signal)
}
