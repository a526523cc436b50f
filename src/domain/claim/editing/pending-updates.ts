import { EDIT_MAX_AGE_HOURS } from '@/config/operator'
import type { ClaimChange } from './claim-change'
import { isRow, type Row } from '@/domain/raw-values'
import { isFormValue } from './claim-values'

const HOUR_MS = 60 * 60 * 1000

/** Change not yet known to be saved, with its claims as the user saw them. */
export interface PendingUpdate {
  readonly key: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly change: ClaimChange
  readonly claims: readonly Row[]
}

/** Adds or replaces an update; one without claims is done and removed. */
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

/** Pending updates from the device; drops invalid and expired ones. */
export function parsePendingUpdates(raw: unknown, now: Date): readonly PendingUpdate[] {
  const oldest = now.getTime() - EDIT_MAX_AGE_HOURS * HOUR_MS
  return (Array.isArray(raw) ? raw : []).filter(isPending).filter(({ at }) => at >= oldest)
}
