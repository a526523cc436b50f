import { EDIT_MAX_AGE_HOURS } from '@/config/operator'
import type { ClaimChange } from './claim-change'
import { isFormValue, isRow, type Row } from './claim-values'

const HOUR_MS = 60 * 60 * 1000

/** A change that was asked for and is not known to be saved, of these claims as their person saw them. */
export interface PendingUpdate {
  /** Tells it from any other. */
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly change: ClaimChange
  readonly claims: readonly Row[]
}

/** The updates after news of one of them; one without claims is done. */
export function withPending(
  updates: readonly PendingUpdate[],
  news: PendingUpdate,
): readonly PendingUpdate[] {
  const others = updates.filter(({ key }) => key !== news.key)
  return news.claims.length === 0 ? others : [...others, news].sort((a, b) => a.at - b.at)
}

function isPending(raw: unknown): raw is PendingUpdate {
  if (!isRow(raw)) return false
  const { key, at, change, claims } = raw
  return (
    typeof key === 'string' &&
    typeof at === 'number' &&
    isRow(change) &&
    Object.values(change).every(isFormValue) &&
    Array.isArray(claims) &&
    claims.length > 0 &&
    claims.every(isRow)
  )
}

/** The updates out of what the device holds: what is none, or too old, is dropped. */
export function parsePendingUpdates(raw: unknown, now: Date): readonly PendingUpdate[] {
  const oldest = now.getTime() - EDIT_MAX_AGE_HOURS * HOUR_MS
  return (Array.isArray(raw) ? raw : []).filter(isPending).filter(({ at }) => at >= oldest)
}
