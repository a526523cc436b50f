import type { Claim } from '@/domain/claim/fields'
import { ageOfContact, isContactedOn } from '@/domain/claim/status/contact-age'
import { countFacets, fitsQueueFilter, type QueueFilter } from './queue-filter'
import {
  buildWorkQueue,
  DUE_REASONS,
  QUEUE_REASONS,
  type QueueEntry,
  type QueueReason,
} from './work-queue'

interface QueueSources {
  readonly claims: readonly Claim[]
  /** The claims when the queue was opened or fetched, which decide the rows. */
  readonly frozen: readonly Claim[]
  /** Claims that were due until this user contacted them today. */
  readonly contactedToday: readonly Claim[]
  readonly filter: QueueFilter
  readonly today: Date
}

export interface QueueViewRow {
  /** As last read or saved. */
  readonly claim: Claim
  /** As grouped, sorted and filtered. */
  readonly placed: Claim
  readonly reason: QueueReason
  /** Wait of the customer: 'hace 9 días', 'Sin contacto, recibido hace 2 días'. */
  readonly age: string
  /** Was due, and has been contacted today. */
  readonly isDone: boolean
}

/** The version of each claim that decides its row; of a change, only a new follow-up date moves it. */
function placeClaims({ claims, frozen }: QueueSources): readonly Claim[] {
  const before = new Map(frozen.map((claim) => [claim.id, claim]))
  return claims.map((claim, at) => {
    const place = claim === frozen[at] ? claim : (before.get(claim.id) ?? claim)
    return place === claim ? claim : { ...place, next_step: claim.next_step }
  })
}

/** Rows, facets and counts of the queue. A changed claim keeps its row, so that no row moves. */
export function buildQueueView(sources: QueueSources) {
  const { claims, contactedToday, filter, today } = sources
  const places = placeClaims(sources)
  const latest = new Map(claims.map((claim, at) => [places[at], claim]))
  const { groups, recentCount } = buildWorkQueue(places, today)
  const toRow = ({ claim: placed, reason, age }: QueueEntry): QueueViewRow => {
    const claim = latest.get(placed) ?? placed
    const contact = claim.last_customer_contact
    if (contact === placed.last_customer_contact) {
      return { claim, placed, reason, age, isDone: false }
    }
    const isDone = DUE_REASONS.includes(reason) && isContactedOn(claim, today)
    return { claim, placed, reason, age: ageOfContact(contact, today).label, isDone }
  }
  const rows = QUEUE_REASONS.flatMap((reason) => groups[reason].map(toRow))
  const open = rows.filter(({ isDone }) => !isDone).map(({ placed }) => placed)
  const shown = rows.filter(({ placed }) => fitsQueueFilter(placed, filter))
  const done = shown.filter(({ isDone }) => isDone).map(({ claim }) => claim)
  const leftCount = shown.filter(({ reason }) => DUE_REASONS.includes(reason)).length - done.length
  const contacted = [...done, ...contactedToday.filter((claim) => fitsQueueFilter(claim, filter))]
  const contactedCount = new Set(contacted.map(({ id }) => id)).size
  return {
    groups: QUEUE_REASONS.map((reason) => ({
      reason,
      rows: shown.filter((row) => row.reason === reason),
    })).filter((group) => group.rows.length > 0),
    counts: countFacets(open, filter),
    /** Shown claims that are still due today. */
    leftCount,
    /** Claims with a recent contact, which need nothing today. */
    freshCount: recentCount + rows.length - open.length,
    /** Shown claims due today: those that this user contacted, and all. */
    progress: { done: contactedCount, all: contactedCount + leftCount },
  }
}
