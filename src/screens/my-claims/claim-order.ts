import type { MyClaim } from '@/api/claim'
import { isClosed, isWon, statusOf } from '@/domain/claim/status/status'
import { parseDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'

/** Order: the passenger must act, in progress, closed. */
const RANKS = { passenger: 0, moving: 1, over: 2 } as const

function rankOf({ category }: MyClaim, isCardMissing = false): number {
  // A won claim without a card needs the passenger: the fee cannot be charged.
  if (isCardMissing && isWon(category)) return RANKS.passenger
  if (isClosed(category)) return RANKS.over
  return statusOf(category)?.holder === 'passenger' ? RANKS.passenger : RANKS.moving
}

/** Sorts by rank, then newest first; `isCardMissing` only if the profile says so. */
export function byUrgency(claims: readonly MyClaim[], isCardMissing = false): MyClaim[] {
  const timeOf = (claim: MyClaim) => parseDay(claim.updated_at)?.getTime() ?? 0
  const rank = (claim: MyClaim) => rankOf(claim, isCardMissing)
  return sorted(claims, (a, b) => rank(a) - rank(b) || timeOf(b) - timeOf(a))
}

/** True if the ticket mentions the card: the claim waits for documents or is won. */
export function needsCard(claim: MyClaim): boolean {
  return rankOf(claim, true) === RANKS.passenger
}

export function claimName({ id }: MyClaim): string {
  return id === null ? 'Reclamo sin número' : `Reclamo ${id}`
}

export function ticketId({ id }: MyClaim): string {
  return `reclamo-${id ?? 'sin-numero'}`
}
