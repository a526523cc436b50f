import { parseAirline } from './catalogue'
import type { Claim } from './fields'
import { LANES, laneOf, type Lane, type LaneId } from '@/domain/claim/status/lanes'
import { contactAge, type ContactAge } from './status/contact-age'
import { parseCategory } from './status/status'
import type { ClaimCategory } from './status/statuses'
import { oncePerText } from '@/domain/once-per-text'
import { compareIds, sorted } from '@/domain/sorting'

/** The same claim gives the same object, so that React does not render the card again. */
export interface BoardCard {
  readonly claim: Claim
  readonly lane: LaneId
  /** Null if unknown. */
  readonly category: ClaimCategory | null
  readonly age: ContactAge
}

export interface BoardLane extends Lane {
  /** Longest time since the last contact first, claims without any contact before all others. */
  readonly cards: readonly BoardCard[]
  /** Number of claims whose last contact is more than 4 days ago. */
  readonly late: number
  readonly counts: readonly { readonly category: ClaimCategory; readonly count: number }[]
}

/** '' means no filter. */
export interface BoardFilters {
  readonly airline: string
  readonly handler: string
  readonly isLate: boolean
}

export interface BoardData {
  /** All lanes; `others` only if it has claims. */
  readonly lanes: readonly BoardLane[]
  readonly total: number
}

export const NO_BOARD_FILTERS: BoardFilters = { airline: '', handler: '', isLate: false }

/** Filter value for claims without a handler. */
export const NO_HANDLER = '-'

const isLateCard = ({ age }: BoardCard) => age.step === 'late'

const textOf = (value: string | null) => value?.trim() ?? ''

/** All spellings of a known airline are one. */
const airlineOf = oncePerText((airline) => parseAirline(airline) ?? airline.trim())

function isWanted(card: BoardCard, { airline, handler, isLate }: BoardFilters): boolean {
  const { claim } = card
  if (airline !== '' && airlineOf(claim.airline) !== airline) return false
  if (handler !== '' && (textOf(claim.handler) || NO_HANDLER) !== handler) return false
  return !isLate || isLateCard(card)
}

/** Airlines and handlers of the claims, for the filters. */
export function boardChoices(claims: readonly Claim[]) {
  const airlines = new Set<string>()
  const handlers = new Set<string>()
  for (const { airline, handler } of claims) {
    airlines.add(airlineOf(airline))
    handlers.add(textOf(handler))
  }
  const named = (found: ReadonlySet<string>) =>
    sorted([...found].filter(Boolean), (a, b) => a.localeCompare(b, 'es'))
  return { airlines: named(airlines), handlers: named(handlers), hasUnassigned: handlers.has('') }
}

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
  const counted = new Map<ClaimCategory | null, number>()
  for (const { category } of cards) counted.set(category, (counted.get(category) ?? 0) + 1)
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
  const cards = new WeakMap<Claim, BoardCard>()
  const laneWith = rememberLanes()
  const placeOf = oncePerText((category) => ({
    lane: laneOf(category),
    category: parseCategory(category),
    ageOf: oncePerText((contact) =>
      contactAge({ category, last_customer_contact: contact }, today),
    ),
  }))
  const cardOf = (claim: Claim) => {
    const known = cards.get(claim)
    if (known) return known
    const { lane, category, ageOf } = placeOf(claim.category)
    const card = { claim, lane, category, age: ageOf(claim.last_customer_contact) }
    cards.set(claim, card)
    return card
  }

  return (claims: readonly Claim[], filters: BoardFilters): BoardData => {
    const byLane = new Map<LaneId, BoardCard[]>(LANES.map(({ id }) => [id, []]))
    let total = 0
    for (const claim of claims) {
      const card = cardOf(claim)
      if (!isWanted(card, filters)) continue
      byLane.get(card.lane)?.push(card)
      total += 1
    }
    const lanes = LANES.map((lane) => laneWith(lane, byLane.get(lane.id) ?? []))
    return { lanes: lanes.filter(({ id, cards }) => id !== 'others' || cards.length > 0), total }
  }
}
