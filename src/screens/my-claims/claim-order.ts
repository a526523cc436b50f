import type { MyClaim } from '@/api/claim'
import { isClosed, isWon, statusOf } from '@/domain/claim/status/status'
import { parseDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'

/** What a passenger has to see first: their own turn, then what is moving, then what is over. */
const RANKS = { passenger: 0, moving: 1, over: 2 } as const

function rankOf({ category }: MyClaim, isCardMissing = false): number {
  // A won claim without a card waits for its passenger: the fee cannot be charged.
  if (isCardMissing && isWon(category)) return RANKS.passenger
  if (isClosed(category)) return RANKS.over
  return statusOf(category)?.holder === 'passenger' ? RANKS.passenger : RANKS.moving
}

/**
 * The claims in the order in which they matter to their passenger; the newest first in each rank.
 *
 * @param isCardMissing true only if the profile says that no card is registered
 */
export function byUrgency(claims: readonly MyClaim[], isCardMissing = false): MyClaim[] {
  const timeOf = (claim: MyClaim) => parseDay(claim.updated_at)?.getTime() ?? 0
  const rank = (claim: MyClaim) => rankOf(claim, isCardMissing)
  return sorted(claims, (a, b) => rank(a) - rank(b) || timeOf(b) - timeOf(a))
}

/** Whether a claim's ticket tells of the card: it waits for documents, or it is won. */
export function needsCard(claim: MyClaim): boolean {
  return rankOf(claim, true) === RANKS.passenger
}

/** How a claim is called: by its number, if it has one. */
export function claimName({ id }: MyClaim): string {
  return id === null ? 'Reclamo sin número' : `Reclamo ${id}`
}

/** Id of a claim's ticket on the page, for what leads to it. */
export function ticketId({ id }: MyClaim): string {
  return `reclamo-${id ?? 'sin-numero'}`
}
