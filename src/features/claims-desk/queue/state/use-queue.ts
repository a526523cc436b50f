import { useMemo, useState } from 'react'
import { toClaimRecord } from '@/api/claim-records'
import type { Claim } from '@/domain/claim/fields'
import { countFacets, fitsQueueFilter, type QueueFilter } from '@/domain/claim/list/queue-filter'
import {
  buildWorkQueue,
  DUE_REASONS,
  isDue,
  QUEUE_REASONS,
  type QueueEntry,
  type QueueReason,
} from '@/domain/claim/list/work-queue'
import { ageOfContact, isContactedOn } from '@/domain/claim/status/contact-age'
import { toDayString } from '@/domain/dates'
import { useChangeLog } from '@/features/claim-store/changes/log/change-log'

interface QueueSources {
  readonly claims: readonly Claim[]
  readonly reading: unknown
  readonly filter: QueueFilter
  readonly today: Date
}

export interface QueueGroupRows {
  readonly reason: QueueReason
  readonly entries: readonly QueueEntry<Claim>[]
}

/** The claims when the queue was opened; reset by a fetch or a new day. */
function useListed({ claims, reading, today }: QueueSources): readonly Claim[] {
  const [listed, setListed] = useState({ claims, reading, today })
  if (listed.reading !== reading || listed.today !== today) setListed({ claims, reading, today })
  return listed.claims
}

/**
 * Keeps changed claims in their row; only a new reminder date moves them.
 * @returns `placed`: the claims to group; `latest`: the saved version of each changed one
 */
function keepPlaces(claims: readonly Claim[], listed: readonly Claim[]) {
  const latest = new Map<Claim, Claim>()
  const changed = new Set(claims.filter((claim, at) => claim !== listed[at]).map(({ id }) => id))
  if (changed.size === 0) return { placed: claims, latest }
  const before = new Map(
    listed.filter(({ id }) => changed.has(id)).map((claim) => [claim.id, claim]),
  )
  const placed = claims.map((claim, at) => {
    const place = claim === listed[at] ? claim : (before.get(claim.id) ?? claim)
    if (place === claim) return claim
    const kept = { ...place, next_step: claim.next_step }
    latest.set(kept, claim)
    return kept
  })
  return { placed, latest }
}

/** Claims that were due before this user set today's contact on this device. */
function useNotedToday(claims: readonly Claim[], today: Date): readonly Claim[] {
  const { entries } = useChangeLog()
  return useMemo(() => {
    const day = toDayString(today)
    const before = new Map(
      entries
        .filter(({ made }) => made.after.last_customer_contact === day)
        .map(({ claim, made }) => [String(claim['id']), { ...claim, ...made.before }] as const),
    )
    if (before.size === 0) return []
    return claims.filter((claim) => {
      const row = before.get(String(claim.id))
      const wasDue = row && isDue(toClaimRecord({ ...claim.raw, ...row }), today)
      return wasDue && isContactedOn(claim, today)
    })
  }, [claims, entries, today])
}

export function useQueue(sources: QueueSources) {
  const { claims, filter, today } = sources
  const listed = useListed(sources)
  const noted = useNotedToday(claims, today)
  const { placed, latest } = useMemo(() => keepPlaces(claims, listed), [claims, listed])
  const { groups, recentCount } = useMemo(() => buildWorkQueue(placed, today), [placed, today])
  const done = useMemo(() => {
    const contacted = [...latest].filter(
      ([place, claim]) => isDue(place, today) && isContactedOn(claim, today),
    )
    return new Set(contacted.map(([, claim]) => claim))
  }, [latest, today])
  const rows = useMemo<readonly QueueGroupRows[]>(() => {
    const asSaved = (entry: QueueEntry<Claim>) => {
      const claim = latest.get(entry.claim)
      if (!claim) return entry
      const isSame = claim.last_customer_contact === entry.claim.last_customer_contact
      const age = isSame ? entry.age : ageOfContact(claim.last_customer_contact, today).label
      return { ...entry, claim, age }
    }
    return QUEUE_REASONS.map((reason) => ({
      reason,
      entries: groups[reason].filter(({ claim }) => fitsQueueFilter(claim, filter)).map(asSaved),
    })).filter(({ entries }) => entries.length > 0)
  }, [filter, groups, latest, today])
  const counts = useMemo(() => {
    const all = QUEUE_REASONS.flatMap((reason) => groups[reason]).map(({ claim }) => claim)
    const open = all.filter((place) => {
      const claim = latest.get(place)
      return !claim || !done.has(claim)
    })
    return countFacets(open, filter)
  }, [done, filter, groups, latest])
  const { left, contacted } = useMemo(() => {
    const due = rows
      .filter(({ reason }) => DUE_REASONS.includes(reason))
      .flatMap(({ entries }) => entries.map(({ claim }) => claim))
    const here = due.filter((claim) => done.has(claim))
    const all = [...here, ...noted.filter((claim) => fitsQueueFilter(claim, filter))]
    return { left: due.length - here.length, contacted: new Set(all.map(({ id }) => id)).size }
  }, [done, filter, noted, rows])
  return {
    rows,
    done,
    counts,
    leftCount: left,
    freshCount: recentCount + done.size,
    progress: { done: contacted, all: contacted + left },
  }
}
