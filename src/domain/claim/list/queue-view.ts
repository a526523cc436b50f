import type { Claim } from '@/domain/claim/fields'
import { createFactsReader } from '@/domain/claim/overview/claim-metrics'
import { ageOfContact, isContactedOn } from '@/domain/claim/status/contact-age'
import { fitsViewFilter, type FilteredClaim, type ViewFilter } from './view-filter'
import { compareIds, sorted } from '@/domain/sorting'
import { DUE_REASONS, QUEUE_REASONS, readPlaces, type QueuePlace } from './work-queue'

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
export interface QueueViewRow extends FilteredClaim, QueuePlace {
  /** Was due, and has been contacted today. */
  readonly isDone: boolean
}

/** Longest wait first; ties: lower id first, ids that are no numbers last. */
function compareRows(first: QueueViewRow, second: QueueViewRow): number {
  const wait = (second.days ?? -1) - (first.days ?? -1)
  return wait === 0 ? compareIds(first.claim.id, second.claim.id) : wait
}

/** By place, so that the row of an unchanged claim keeps its identity. */
const knownRows = new WeakMap<QueuePlace, QueueViewRow>()

/** Rows and counts of the queue. A changed claim keeps its row, so that no row moves. */
export function buildQueueView({ claims, frozen, contactedToday, filter, today }: QueueSources) {
  const before = new Map(frozen.map((claim) => [claim.id, claim]))
  const placeOf = readPlaces(today)
  const factsOf = createFactsReader(today)
  const fits = (row: FilteredClaim) => fitsViewFilter(row, filter)
  /** The version of a claim that decides its row; of a change, only a new follow-up date moves it. */
  const placed = (claim: Claim, at: number): Claim => {
    const seen = claim === frozen[at] ? claim : (before.get(claim.id) ?? claim)
    return seen === claim ? claim : { ...seen, next_step: claim.next_step }
  }
  const toRow = (claim: Claim, seen: Claim, place: QueuePlace): QueueViewRow => {
    const known = knownRows.get(place)
    if (known?.claim === claim) return known
    const contact = claim.last_customer_contact
    const isChanged = contact !== seen.last_customer_contact
    const row = {
      ...place,
      claim,
      facts: factsOf(seen),
      age: isChanged ? ageOfContact(contact, today).label : place.age,
      isDone: isChanged && DUE_REASONS.includes(place.reason) && isContactedOn(claim, today),
    }
    knownRows.set(place, row)
    return row
  }
  let recentCount = 0
  const unsorted: QueueViewRow[] = []
  for (const [at, claim] of claims.entries()) {
    const seen = placed(claim, at)
    const place = placeOf(seen)
    if (place === 'recent') recentCount += 1
    else if (place !== 'closed') unsorted.push(toRow(claim, seen, place))
  }
  const rows = sorted(unsorted, compareRows)
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
