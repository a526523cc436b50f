import type { Claim } from './fields'
import { LANES, laneOf, type Lane, type LaneId } from '@/domain/claim/status/lanes'
import { fitsViewFilter, type FilteredClaim, type ViewFilter } from './list/view-filter'
import { createFactsReader } from './overview/claim-metrics'
import { contactAge, type ContactAge } from './status/contact-age'
import type { ClaimCategory } from './status/statuses'
import { oncePerText } from '@/domain/once-per-text'
import { compareIds, sorted } from '@/domain/sorting'

/** The same claim gives the same object, so that React does not render the card again. */
export interface BoardCard extends FilteredClaim {
  readonly lane: LaneId
  readonly age: ContactAge
}

export interface BoardLane extends Lane {
  /** Longest time since the last contact first, claims without any contact before all others. */
  readonly cards: readonly BoardCard[]
  /** Number of claims whose last contact is more than 4 days ago. */
  readonly late: number
  readonly counts: readonly { readonly category: ClaimCategory; readonly count: number }[]
}

export interface BoardData {
  /** All lanes; `others` only if it has claims. */
  readonly lanes: readonly BoardLane[]
  readonly total: number
  /** Of all claims, before the filter. */
  readonly cards: readonly BoardCard[]
}

const isLateCard = ({ age }: BoardCard) => age.step === 'late'

/** Sorts by wait, then by id within each wait: cheaper than one sort of a hundred thousand cards. */
function inOrder(cards: readonly BoardCard[]): readonly BoardCard[] {
  const byWait = new Map<number, BoardCard[]>()
  for (const card of cards) {
    const wait = card.age.days ?? Infinity
    const group = byWait.get(wait)
    if (group) group.push(card)
    else byWait.set(wait, [card])
  }
  const waits = sorted([...byWait.keys()], (a, b) => (a === b ? 0 : b - a))
  return waits.flatMap((wait) =>
    sorted(byWait.get(wait) ?? [], (first, second) => compareIds(first.claim.id, second.claim.id)),
  )
}

function areSame<Item>(items: readonly Item[], others: readonly Item[]): boolean {
  return items.length === others.length && items.every((item, at) => item === others[at])
}

/** Caches each lane: the same cards give the same object. */
function rememberLanes() {
  const known = new Map<LaneId, { readonly from: readonly BoardCard[]; readonly made: BoardLane }>()
  return (lane: Lane, from: readonly BoardCard[]): BoardLane => {
    const last = known.get(lane.id)
    if (last && areSame(last.from, from)) return last.made
    const made = toLane(lane, from)
    known.set(lane.id, { from, made })
    return made
  }
}

function toLane(lane: Lane, cards: readonly BoardCard[]): BoardLane {
  const counted = new Map<string, number>()
  for (const { facts } of cards) counted.set(facts.category, (counted.get(facts.category) ?? 0) + 1)
  return {
    ...lane,
    cards: inOrder(cards),
    late: cards.filter(isLateCard).length,
    counts: lane.categories.map((category) => ({ category, count: counted.get(category) ?? 0 })),
  }
}

/**
 * Returns a function that builds the board of the day `today` (midnight). It caches cards and lanes, so that
 * of a hundred thousand claims only the changed ones are processed again.
 */
export function boardOf(today: Date) {
  const known = new WeakMap<Claim, BoardCard>()
  const factsOf = createFactsReader(today)
  const laneWith = rememberLanes()
  const placeOf = oncePerText((category) => ({
    lane: laneOf(category),
    ageOf: oncePerText((contact) =>
      contactAge({ category, last_customer_contact: contact }, today),
    ),
  }))
  const cardOf = (claim: Claim) => {
    const before = known.get(claim)
    if (before) return before
    const { lane, ageOf } = placeOf(claim.category)
    const age = ageOf(claim.last_customer_contact)
    const card = { claim, lane, age, facts: factsOf(claim) }
    known.set(claim, card)
    return card
  }

  return (claims: readonly Claim[], filter: ViewFilter): BoardData => {
    const cards = claims.map(cardOf)
    const shown = cards.filter((card) => fitsViewFilter(card, filter))
    const byLane = new Map<LaneId, BoardCard[]>(LANES.map(({ id }) => [id, []]))
    for (const card of shown) byLane.get(card.lane)?.push(card)
    const lanes = LANES.map((lane) => laneWith(lane, byLane.get(lane.id) ?? []))
    return {
      lanes: lanes.filter(({ id, cards: own }) => id !== 'others' || own.length > 0),
      total: shown.length,
      cards,
    }
  }
}
