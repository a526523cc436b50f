import { NO_HANDLER, type BoardFilters } from '@/domain/claim/board'
import { listSearch } from '@/domain/claim/list/claim-list'
import { airlineKey, handlerKey } from '@/domain/claim/overview/claim-metrics'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { viewSearch } from '../shared/desk-view'

/** URL query of the list with the claims that the board counts in a lane or category. */
export function laneSearch(
  search: string,
  { airline, handler, isLate }: BoardFilters,
  counted: Pick<ClaimSelection, 'lane' | 'category'>,
): string {
  const selection = {
    ...counted,
    state: 'all',
    airline: airline === '' ? undefined : airlineKey(airline),
    handler: handler === '' ? undefined : handlerKey(handler === NO_HANDLER ? null : handler),
    contact: isLate ? 'late' : undefined,
  } as const
  return listSearch(new URLSearchParams(viewSearch(search)), { selection })
}
