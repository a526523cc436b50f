import { listSearch } from '@/domain/claim/list/claim-list'
import { readQueueFilter } from '@/domain/claim/list/queue-filter'
import type { QueueReason } from '@/domain/claim/list/work-queue'
import { airlineKey, categoryKey, handlerKey } from '@/domain/claim/overview/claim-metrics'
import { viewSearch } from '../shared/desk-view'

/** URL query of the list for a group; null if a facet has several values, because the list supports one. */
export function groupSearch(search: string, due: QueueReason): string | null {
  const filter = readQueueFilter(search)
  if (Object.values(filter).some((values) => values.length > 1)) return null
  const {
    state: [category],
    airline: [airline],
    handler: [handler],
  } = filter
  const selection = {
    ...{ due, state: 'open' as const },
    category: category === undefined ? undefined : categoryKey(category),
    airline: airline === undefined ? undefined : airlineKey(airline),
    handler: handler === undefined ? undefined : handlerKey(handler),
  }
  return listSearch(new URLSearchParams(viewSearch(search)), { selection })
}
