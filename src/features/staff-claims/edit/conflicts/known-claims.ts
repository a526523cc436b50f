import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecord } from '@/api/claim-records'

function isClaim(row: unknown): row is ClaimRecord {
  return typeof row === 'object' && row !== null && 'id' in row && 'reservation_code' in row
}

/** A list, or a list that is one of the parts of an answer: a page, or the claims read so far. */
function rowsOf(data: unknown): readonly unknown[] {
  if (Array.isArray(data)) return data
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap((part: unknown) =>
    Array.isArray(part) ? (part as unknown[]) : [],
  )
}

/** The claims that the lists behind the dialog have already read: looking at them costs no call. */
export function knownClaims(client: QueryClient): ClaimRecord[] {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => rowsOf(state.data).filter(isClaim))
}
