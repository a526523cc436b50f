import type { QueryClient } from '@tanstack/react-query'
import { getClaimRecords, type ClaimRecordFilters, type ClaimRecordPage } from '@/api/claim-records'
import { upsertClaims } from './claim-cache'

/** Key prefix of all pages of all lists: a save invalidates them. */
export const CLAIM_PAGES = ['claim-records'] as const

/** @throws as `getClaimRecords` */
export async function readClaimPage(
  client: QueryClient,
  filters: ClaimRecordFilters,
  signal?: AbortSignal,
): Promise<ClaimRecordPage> {
  const page = await getClaimRecords(filters, { signal })
  signal?.throwIfAborted()
  return { ...page, items: upsertClaims(client, page.items, filters) }
}
