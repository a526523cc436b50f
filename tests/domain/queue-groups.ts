import type { Claim } from '@/domain/claim/fields'
import { buildQueueView, type QueueViewRow } from '@/domain/claim/list/queue-view'
import { QUEUE_REASONS, type QueueReason } from '@/domain/claim/list/work-queue'

/** The whole queue as it opens: each group, and the number of claims that need nothing today. */
export function queueOf(claims: readonly Claim[], today: Date) {
  const sources = { claims, frozen: claims, contactedToday: [], filter: {}, today }
  const { groups, freshCount } = buildQueueView(sources)
  const rowsOf = (wanted: QueueReason) => groups.find(({ reason }) => reason === wanted)?.rows ?? []
  const all = QUEUE_REASONS.map((reason) => [reason, rowsOf(reason)] as const)
  return {
    groups: Object.fromEntries<readonly QueueViewRow[]>(all) as Record<
      QueueReason,
      readonly QueueViewRow[]
    >,
    freshCount,
  }
}
