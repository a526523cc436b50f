import { parseAirline } from './catalogue'
import type { Claim } from './fields'
import { LANES, laneOf, type Lane, type LaneId } from '@/domain/claim/status/lanes'
import { contactAge, type ContactAge } from './status/contact-age'
import { parseCategory } from './status/status'
import type { ClaimCategory } from './status/statuses'
import { oncePerText } from '@/domain/once-per-text'
import { sorted } from '@/domain/sorting'

/** A claim as the board shows it. The same claim is the same card, so that nothing is drawn again. */
export interface BoardCard {
  readonly claim: Claim
  readonly lane: LaneId
  /** Null for one that SPEC does not know. */
  readonly category: ClaimCategory | null
  readonly age: ContactAge
}

export interface BoardLane extends Lane {
  /** Whoever waits longest for a contact first; those who never had one before all others. */
  readonly cards: readonly BoardCard[]
  /** Claims whose last contact is more than 4 days ago. */
  readonly late: number
  /** Claims of each category of the lane, in its order. */
  readonly counts: readonly { readonly category: ClaimCategory; readonly count: number }[]
}

/** What the board is narrowed to; '' is no filter. */
export interface BoardFilters {
  readonly airline: string
  readonly handler: string
  /** Only claims whose last contact is more than 4 days ago. */
  readonly isLate: boolean
}

export interface BoardData {
  /** Every lane there is; "Otros" only while some claim stands in it. */
  readonly lanes: readonly BoardLane[]
  /** Claims on it, those that are over included. */
  readonly total: number
}

export const NO_BOARD_FILTERS: BoardFilters = { airline: '', handler: '', isLate: false }

/** The filter for claims nobody is responsible for; no name is written so. */
export const NOBODY = '-'

/** How many filters are on. */
export function countBoardFilters({ airline, handler, isLate }: BoardFilters): number {
  return [airline !== '', handler !== '', isLate].filter(Boolean).length
}

const isLateCard = ({ age }: BoardCard) => age.step === 'late'

const textOf = (value: string | null) => value?.trim() ?? ''

/** Every spelling of a known airline is the same one. */
const airlineOf = oncePerText((airline) => parseAirline(airline) ?? airline.trim())

/** Whether a claim is shown under these filters; its wait is asked of its card. */
function isWanted(card: BoardCard, { airline, handler, isLate }: BoardFilters): boolean {
  const { claim } = card
  if (airline !== '' && airlineOf(claim.airline) !== airline) return false
  if (handler !== '' && (textOf(claim.handler) || NOBODY) !== handler) return false
  return !isLate || isLateCard(card)
}

/** Airlines and responsible people that the claims hold, for the filters. */
export function boardChoices(claims: readonly Claim[]) {
  const airlines = new Set<string>()
  const handlers = new Set<string>()
  for (const { airline, handler } of claims) {
    airlines.add(airlineOf(airline))
    handlers.add(textOf(handler))
  }
  const named = (found: ReadonlySet<string>) =>
    sorted([...found].filter(Boolean), (a, b) => a.localeCompare(b, 'es'))
  return { airlines: named(airlines), handlers: named(handlers), hasNobody: handlers.has('') }
}

/** Numbers count up; what is no number comes after them, as it came. */
function numberOf({ claim: { id } }: BoardCard): number {
  const number = id === null ? NaN : Number(id)
  return Number.isFinite(number) ? number : Infinity
}

/**
 * In groups of the same wait, because those are few and their claims stand in order already: cheaper
 * than comparing a hundred thousand with each other.
 */
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
    sorted(byWait.get(wait) ?? [], (first, second) => {
      const [a, b] = [numberOf(first), numberOf(second)]
      return a === b ? 0 : a - b
    }),
  )
}

function areSame<Item>(items: readonly Item[], others: readonly Item[]): boolean {
  return items.length === others.length && items.every((item, at) => item === others[at])
}

/** Lanes that are made again and again, of which most are as they were: the same lane is the same object. */
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
 * The board of one day. What is returned remembers each claim's card, and each lane: of a hundred
 * thousand claims only those that changed are looked at closely when the board is made again.
 *
 * @param today midnight of the day it is
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
