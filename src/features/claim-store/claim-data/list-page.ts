import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import { fitsFilters, type ClaimListState, type ClaimSort } from '@/domain/claim/list/claim-list'
import { claimsWith } from '@/domain/claim/find-claims'
import { sortClaims } from '@/domain/claim/list/claim-rows'
import { select, type ClaimSelection } from '@/domain/claim/overview/selection'
import { pageSlice } from '@/domain/paging'
import { allClaims, claimsOf } from './all-claims'
import { CLAIM_PAGES, readClaimPage, READ_SIZE } from './read-claims'
import { knownClaims } from './claim-cache'

/** Filters of a page: the server's, or a selection (the claims behind a number or a search). */
export interface ListFilters extends ClaimRecordFilters {
  readonly selection?: ClaimSelection | undefined
  /** Order of a selection; the server cannot sort. */
  readonly sort?: ClaimSort | undefined
}

/** One page of the list; a selection is taken from all claims, because the server has no selections. */
export async function readListPage(
  client: QueryClient,
  filters: ListFilters,
  signal?: AbortSignal,
): Promise<ClaimRecordPage> {
  const { selection, sort, page = 1, limit = READ_SIZE } = filters
  if (!selection) return readClaimPage(client, filters, signal)
  const all = await client.query(allClaims())
  signal?.throwIfAborted()
  const read = claimsOf(all, knownClaims(client))
  const claims = selection.text === undefined ? read : claimsWith(read, selection.text)
  const found = select(claims, selection, new Date()).filter((claim) => fitsFilters(claim, filters))
  const rows = sort ? sortClaims(found, sort) : found
  return { items: [...pageSlice(rows, page, limit)], total: rows.length, isOpenEnded: false }
}

export const claimPage = (filters: ListFilters) =>
  queryOptions({
    queryKey: [...CLAIM_PAGES, filters],
    queryFn: ({ client, signal }) => readListPage(client, filters, signal),
  })

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
