import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { getClaimRecords, type ClaimRecordFilters, type ClaimRecordPage } from '@/api/claim-records'
import type { ClaimListState } from '@/domain/claim/list/claim-list'
import { rememberClaims } from './known-claims'

/** What the keys of every page of every list start with: a saved claim makes them all stale. */
export const CLAIM_PAGES = ['claim-records'] as const

/**
 * Reads one page of a list, and remembers its claims.
 *
 * @throws as `getClaimRecords`
 */
export async function readClaimPage(
  client: QueryClient,
  filters: ClaimRecordFilters,
  signal?: AbortSignal,
): Promise<ClaimRecordPage> {
  const page = await getClaimRecords(filters, { signal })
  signal?.throwIfAborted()
  return { ...page, items: rememberClaims(client, page.items, filters) }
}

/** A page that the table keeps. */
export const claimPage = (filters: ClaimRecordFilters) =>
  queryOptions({
    queryKey: [...CLAIM_PAGES, filters],
    queryFn: ({ client, signal }) => readClaimPage(client, filters, signal),
  })

/** The call that reads a page of the list. */
export function filtersOf(state: Omit<ClaimListState, 'sort'>): ClaimRecordFilters {
  const { email, category, subcategory, airline, page, size } = state
  return {
    email: email || undefined,
    category: category || undefined,
    subcategory: subcategory || undefined,
    airline: airline || undefined,
    page,
    limit: size,
  }
}
