import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import { fitsFilters, type ClaimListState, type ClaimSort } from '@/domain/claim/list/claim-list'
import { claimsWith } from '@/domain/claim/find-claims'
import { sortClaims } from '@/domain/claim/list/claim-rows'
import { select, type ClaimSelection } from '@/domain/claim/overview/selection'
import { pageSlice } from '@/domain/paging'
import { allClaims, claimsOf, claimListOf } from './all-claims'
import { CLAIM_PAGES, readClaimPage } from './claim-pages'
import { knownClaims } from './claim-cache'
import { READ_SIZE } from './read-claims'

/** What a page of the list is asked by: the server's filters, or the claims behind a number or a search. */
export interface ListFilters extends ClaimRecordFilters {
  readonly selection?: ClaimSelection | undefined
  /** The order of a selection, which is not the server's. */
  readonly sort?: ClaimSort | undefined
}

/**
 * Reads one page of the list. The server knows no selection: its claims are taken from all there are,
 * which are read once.
 *
 * @throws as `readClaimPage`
 */
export async function readListPage(
  client: QueryClient,
  filters: ListFilters,
  signal?: AbortSignal,
): Promise<ClaimRecordPage> {
  const { selection, sort, page = 1, limit = READ_SIZE } = filters
  if (!selection) return readClaimPage(client, filters, signal)
  const all = await client.query(allClaims())
  signal?.throwIfAborted()
  const known = knownClaims(client)
  const read = claimsOf(claimListOf(all), known.since(all.known))
  const claims = selection.text === undefined ? read : claimsWith(read, selection.text)
  const found = select(claims, selection, new Date()).filter((claim) => fitsFilters(claim, filters))
  const rows = sort ? sortClaims(found, sort) : found
  return { items: [...pageSlice(rows, page, limit)], total: rows.length, isOpenEnded: false }
}

/** A page that the table keeps. */
export const claimPage = (filters: ListFilters) =>
  queryOptions({
    queryKey: [...CLAIM_PAGES, filters],
    queryFn: ({ client, signal }) => readListPage(client, filters, signal),
  })

/** The call that reads a page of the list. */
export function filtersOf(
  state: Omit<ClaimListState, 'sort'> & Partial<Pick<ClaimListState, 'sort'>>,
): ListFilters {
  const { email, category, subcategory, airline, page, size, selection, sort } = state
  return {
    email: email || undefined,
    category: category || undefined,
    subcategory: subcategory || undefined,
    airline: airline || undefined,
    page,
    limit: size,
    ...(selection && { selection, sort }),
  }
}
