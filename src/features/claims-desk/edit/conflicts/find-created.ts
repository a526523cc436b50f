import { getClaimRecords, type ClaimRecord } from '@/api/claim-records'
import type { ClaimRecordValues } from '@/domain/claims/claim-record'
import { looksLikeSent } from '@/domain/claims/duplicates'

const PAGE_SIZE = 100

/**
 * The claims that look exactly like one that was sent without hearing how it ended.
 *
 * @throws {ApiError} as every call
 */
export async function findCreated(
  sent: ClaimRecordValues,
  signal: AbortSignal,
): Promise<ClaimRecord[]> {
  const search =
    sent.email.trim() === ''
      ? { category: sent.category, airline: sent.airline }
      : { email: sent.email }
  const { items } = await getClaimRecords({ ...search, limit: PAGE_SIZE }, { signal })
  return items.filter((claim) => looksLikeSent(sent, claim))
}
