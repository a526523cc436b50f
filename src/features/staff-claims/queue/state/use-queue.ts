import { useMemo } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { countFacets, fitsQueueFilter, type QueueFilter } from '@/domain/claim/list/queue-filter'
import {
  buildWorkQueue,
  DUE_REASONS,
  QUEUE_REASONS,
  type QueueEntry,
  type QueueReason,
} from '@/domain/claim/list/work-queue'
import { toDayString } from '@/domain/dates'
import { isContacted, isContactedOn, type ContactMarks } from './contact-marks'
import { useContactedOn } from './contacted-today'

interface QueueSources {
  readonly claims: readonly Claim[]
  /** What was changed since the queue was read, as it was before that. */
  readonly places: ReadonlyMap<string, Claim>
  readonly marks: ContactMarks
  readonly filter: QueueFilter
  readonly today: Date
}

export interface QueueGroupRows {
  readonly reason: QueueReason
  readonly entries: readonly QueueEntry<Claim>[]
}

const keyOf = ({ id }: Pick<Claim, 'id'>) => String(id)

/** What was just changed keeps its place; only a new day to take it up again moves it. */
function asListed(claims: readonly Claim[], places: ReadonlyMap<string, Claim>): readonly Claim[] {
  if (places.size === 0) return claims
  return claims.map((claim) => {
    const place = places.get(keyOf(claim))
    return place ? { ...place, next_step: claim.next_step } : claim
  })
}

/** The rows of the queue by reason, what its chips count, and how much of the day is done. */
export function useQueue({ claims, places, marks, filter, today }: QueueSources) {
  const day = toDayString(today)
  const doneToday = useContactedOn(day)
  const { groups, recentCount } = useMemo(
    () => buildWorkQueue(asListed(claims, places), today),
    [claims, places, today],
  )
  const rows = useMemo<readonly QueueGroupRows[]>(() => {
    const asSaved = new Map(
      places.size === 0
        ? []
        : claims.filter((claim) => places.has(keyOf(claim))).map((claim) => [keyOf(claim), claim]),
    )
    return QUEUE_REASONS.map((reason) => ({
      reason,
      entries: groups[reason]
        .filter(({ claim }) => fitsQueueFilter(claim, filter))
        .map((entry) => {
          const claim = asSaved.get(keyOf(entry.claim))
          return claim ? { ...entry, claim } : entry
        }),
    })).filter(({ entries }) => entries.length > 0)
  }, [claims, filter, groups, places])
  const counts = useMemo(() => {
    const open = QUEUE_REASONS.flatMap((reason) => groups[reason])
      .map(({ claim }) => claim)
      .filter((claim) => !isContacted(marks.get(keyOf(claim))))
    return countFacets(open, filter)
  }, [filter, groups, marks])

  const done = useMemo(
    () =>
      doneToday.size === 0
        ? []
        : claims.filter(
            (claim) =>
              doneToday.has(keyOf(claim)) &&
              isContactedOn(claim, day) &&
              fitsQueueFilter(claim, filter),
          ),
    [claims, day, doneToday, filter],
  )
  const left = useMemo(() => {
    const isDone = new Set(done.map(keyOf))
    const due = rows
      .filter(({ reason }) => DUE_REASONS.includes(reason))
      .flatMap(({ entries }) => entries.map(({ claim }) => keyOf(claim)))
    return {
      notDone: due.filter((key) => !isDone.has(key)).length,
      notMarked: due.filter((key) => !isContacted(marks.get(key))).length,
    }
  }, [done, marks, rows])
  return {
    rows,
    counts,
    /** Claims of these rows that still ask for something today. */
    leftCount: left.notMarked,
    freshCount: recentCount + [...marks.values()].filter(isContacted).length,
    progress: { done: done.length, all: done.length + left.notDone },
  }
}
