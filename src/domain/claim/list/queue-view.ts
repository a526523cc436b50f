import type { Claim } from '@/domain/claim/fields'
import { createFactsReader } from '@/domain/claim/overview/claim-metrics'
import { ageOfContact, isContactedOn } from '@/domain/claim/status/contact-age'
import { fitsViewFilter, type FilteredClaim, type ViewFilter } from './view-filter'
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
  readonly filter: ViewFilter
  readonly today: Date
}

/** The claim is as last read or saved; its facts, by which it is filtered, are those of its place. */
export interface QueueViewRow extends FilteredClaim {
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

/** By entry, so that the row of an unchanged claim keeps its identity. */
const knownRows = new WeakMap<QueueEntry, QueueViewRow>()

/** Rows and counts of the queue. A changed claim keeps its row, so that no row moves. */
export function buildQueueView(sources: QueueSources) {
  const { claims, contactedToday, filter, today } = sources
  const places = placeClaims(sources)
  const latest = new Map(claims.map((claim, at) => [places[at], claim]))
  const { groups, recentCount } = buildWorkQueue(places, today)
  const factsOf = createFactsReader(today)
  const fits = (row: FilteredClaim) => fitsViewFilter(row, filter)
  const toRow = (entry: QueueEntry): QueueViewRow => {
    const { claim: placed, reason, age } = entry
    const claim = latest.get(placed) ?? placed
    const known = knownRows.get(entry)
    if (known?.claim === claim) return known
    const contact = claim.last_customer_contact
    const isChanged = contact !== placed.last_customer_contact
    const row = {
      ...{ claim, facts: factsOf(placed), reason },
      age: isChanged ? ageOfContact(contact, today).label : age,
      isDone: isChanged && DUE_REASONS.includes(reason) && isContactedOn(claim, today),
    }
    knownRows.set(entry, row)
    return row
  }
  const rows = QUEUE_REASONS.flatMap((reason) => groups[reason].map(toRow))
  const open = rows.filter(({ isDone }) => !isDone)
  const shown = rows.filter(fits)
  const done = shown.filter(({ isDone }) => isDone).map(({ claim }) => claim)
  const leftCount = shown.filter(({ reason }) => DUE_REASONS.includes(reason)).length - done.length
  const contacted = [
    ...done,
    ...contactedToday.filter((claim) => fits({ claim, facts: factsOf(claim) })),
  ]
  const contactedCount = new Set(contacted.map(({ id }) => id)).size
  return {
    groups: QUEUE_REASONS.map((reason) => ({
      reason,
      rows: shown.filter((row) => row.reason === reason),
    })).filter((group) => group.rows.length > 0),
    /** Claims that the filter's choices count. */
    open,
    /** Shown claims that are still due today. */
    leftCount,
    /** Claims with a recent contact, which need nothing today. */
    freshCount: recentCount + rows.length - open.length,
    /** Shown claims due today: those that this user contacted, and all. */
    progress: { done: contactedCount, all: contactedCount + leftCount },
  }
}
