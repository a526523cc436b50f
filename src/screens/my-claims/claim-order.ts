import type { MyClaim } from '@/api/claim'
import { stageOf } from '@/domain/claim/status/stages'
import { parseDay } from '@/domain/dates'
import { sorted } from '@/domain/sorting'

/** What a passenger has to see first: their own turn, then what is moving, then what is over. */
const RANKS = { passenger: 0, us: 1, airline: 1, nobody: 2 } as const

function rankOf({ category }: MyClaim): number {
  const stage = stageOf(category)
  return stage === null ? RANKS.us : RANKS[stage.holder]
}

/** The claims in the order in which they matter to their passenger; the newest first in each rank. */
export function byUrgency(claims: readonly MyClaim[]): MyClaim[] {
  const timeOf = (claim: MyClaim) => parseDay(claim.updated_at)?.getTime() ?? 0
  return sorted(claims, (a, b) => rankOf(a) - rankOf(b) || timeOf(b) - timeOf(a))
}

/** The claims that wait for their passenger. */
export function waitingForPassenger(claims: readonly MyClaim[]): MyClaim[] {
  return claims.filter((claim) => rankOf(claim) === RANKS.passenger)
}

/** How a claim is called: by its number, if it has one. */
export function claimName({ id }: MyClaim): string {
  return id === null ? 'Reclamo sin número' : `Reclamo ${id}`
}

/** Id of a claim's ticket on the page, for what leads to it. */
export function ticketId({ id }: MyClaim): string {
  return `reclamo-${id ?? 'sin-numero'}`
}
