import type { QueryClient } from '@tanstack/react-query'
import { getClaimRecords, type ClaimRecordFilters, type ClaimRecordPage } from '@/api/claim-records'
import { upsertClaims } from './claim-cache'

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
  return { ...page, items: upsertClaims(client, page.items, filters) }
}
