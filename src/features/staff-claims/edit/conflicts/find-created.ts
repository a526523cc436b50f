import type { ClaimRecord } from '@/api/claim-records'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import { looksLikeSent } from '@/domain/claim/record/duplicates'
import { NOTHING_READ, readOn } from '@/features/staff-claims/export/claim-reading'

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
  const { rows } = await readOn(NOTHING_READ, { filters: search, signal, onPage: () => undefined })
  return rows.filter((claim) => looksLikeSent(sent, claim))
}
