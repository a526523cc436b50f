import { listSearch } from '@/domain/claim/list/claim-list'
import { readQueueFilter } from '@/domain/claim/list/queue-filter'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { airlineKey, categoryKey, handlerKey } from '@/domain/claim/overview/claim-metrics'
import { viewSearch } from '../shared/desk-view'

/** URL query of the list with the claims of a group. */
export function groupSearch(search: string, due: QueueReason): string {
  const { state, airline, handler } = readQueueFilter(search)
  const selection = {
    ...{ due, state: 'open' as const },
    category: state === null ? undefined : categoryKey(state),
    airline: airline === null ? undefined : airlineKey(airline),
    handler: handler === null ? undefined : handlerKey(handler),
  }
  return listSearch(new URLSearchParams(viewSearch(search)), { selection })
}
