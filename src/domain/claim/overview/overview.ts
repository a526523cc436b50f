import type { Claim } from '@/domain/claim/fields'
import { sorted } from '@/domain/sorting'
import { countCases } from '@/domain/claim/editing/reservation'
import { createFactsReader, mondayOf, type ClaimMetrics } from './claim-metrics'
import { CONTACT_STEPS, type ContactStep } from '@/domain/claim/status/contact-age'
import { laneById, OPEN_LANES } from '@/domain/claim/status/lanes'

/** With fewer closed claims the success rate is not meaningful. */
const FEWEST_CLOSED = 5

const WEEKS = 12
const OLDEST = 5

interface Tally {
  /** Text of the first claim. */
  readonly name: string
  claims: number
  open: number
  late: number
  won: number
  /** Text that all counted claims share; null if they differ. */
  text: string | null
}

function startTally(text: string | null): Tally {
  return { name: text?.trim() ?? '', claims: 0, open: 0, late: 0, won: 0, text }
}

/** Tally of a key, created if missing. Clears `text` if this one differs. */
function tallyOf(tallies: Map<string, Tally>, key: string, text: string | null): Tally {
  const known = tallies.get(key)
  if (known) {
    if (known.text !== text) known.text = null
    return known
  }
  const fresh = startTally(text)
  tallies.set(key, fresh)
  return fresh
}

function addToTally(tally: Tally, { outcome, contact }: ClaimMetrics): void {
  tally.claims += 1
  if (outcome === 'open') tally.open += 1
  if (outcome === 'won') tally.won += 1
  if (contact === 'late') tally.late += 1
}

/** Limit of a filter text in the list's URL. */
const LONGEST_FILTER = 120

/** Text that the list can filter by unchanged; null if it is empty, padded or too long. */
function toFilter(text: string | null): string | null {
  return text && text.length <= LONGEST_FILTER && text.trim() === text ? text : null
}

function countLanes(tallies: ReadonlyMap<string, Tally>) {
  const known = new Set<string>(OPEN_LANES.flatMap(({ categories }) => categories))
  const count = (category: string) => {
    const tally = tallies.get(category)
    /** Value of the server's filter that finds exactly these claims; null if no single text does. */
    const filter = tally ? toFilter(tally.text) : category
    // A known category has one name for all spellings.
    const name = known.has(category) || !tally ? category : tally.name
    return { category, name, count: tally?.claims ?? 0, filter }
  }
  const others = [...tallies.keys()].filter((category) => !known.has(category))
  const lanes = [
    ...OPEN_LANES,
    ...(others.length > 0 ? [{ ...laneById('others'), categories: others }] : []),
  ]
  return lanes.map(({ id, label, categories }) => {
    const counts = categories.map(count)
    return { id, label, categories: counts, count: counts.reduce((sum, row) => sum + row.count, 0) }
  })
}

/** Handlers with open claims, the most first; unassigned claims last. */
function countHandlers(tallies: ReadonlyMap<string, Tally>) {
  const rows = [...tallies]
    .filter(([, { open }]) => open > 0)
    .map(([handler, { name, open, late }]) => ({ handler, name, open, late }))
  return sorted(
    rows,
    (a, b) => Number(a.handler === '') - Number(b.handler === '') || b.open - a.open,
  )
}

/** The most claims first; claims without an airline last. `rate` is null with too few closed claims. */
function countAirlines(tallies: ReadonlyMap<string, Tally>) {
  const rows = [...tallies].map(([airline, { name, claims, open, won, text }]) => {
    const closed = claims - open
    const rate = closed < FEWEST_CLOSED ? null : won / closed
    return { airline, name, claims, closed, won, rate, filter: toFilter(text) }
  })
  return sorted(
    rows,
    (a, b) => Number(a.airline === '') - Number(b.airline === '') || b.claims - a.claims,
  )
}

function lastMondays(today: Date): string[] {
  return Array.from({ length: WEEKS }, (_, index) => {
    const days = 7 * (WEEKS - 1 - index)
    return mondayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days))
  })
}

interface Waiting {
  readonly claim: Claim
  readonly days: number
}

function waitedLonger(first: Waiting, second: Waiting): boolean {
  if (first.days !== second.days) return first.days > second.days
  return Number(first.claim.id ?? NaN) < Number(second.claim.id ?? NaN)
}

/** Inserts `entry` in order and keeps at most `OLDEST` entries; ties go to the lower id. */
function keepOldest(oldest: Waiting[], entry: Waiting): void {
  const last = oldest.at(-1)
  if (oldest.length === OLDEST && last && !waitedLonger(entry, last)) return
  const at = oldest.findIndex((other) => waitedLonger(entry, other))
  oldest.splice(at === -1 ? oldest.length : at, 0, entry)
  if (oldest.length > OLDEST) oldest.pop()
}

/** Counts all claims in one pass. @param today its local day counts */
export function buildOverview(claims: readonly Claim[], today: Date) {
  const read = createFactsReader(today)
  const all = startTally(null)
  const categories = new Map<string, Tally>()
  const airlines = new Map<string, Tally>()
  const handlers = new Map<string, Tally>()
  const contacts = Object.fromEntries(CONTACT_STEPS.map((step) => [step, 0])) as Record<
    ContactStep,
    number
  >
  const weeks = new Map(lastMondays(today).map((monday) => [monday, 0]))
  const oldest: Waiting[] = []
  for (const claim of claims) {
    const facts = read(claim)
    addToTally(all, facts)
    addToTally(tallyOf(categories, facts.category, claim.category), facts)
    addToTally(tallyOf(airlines, facts.airline, claim.airline), facts)
    addToTally(tallyOf(handlers, facts.handler, claim.handler), facts)
    if (facts.contact) contacts[facts.contact] += 1
    if (facts.contact && facts.days !== null) keepOldest(oldest, { claim, days: facts.days })
    const week = facts.week === null ? undefined : weeks.get(facts.week)
    if (facts.week !== null && week !== undefined) weeks.set(facts.week, week + 1)
  }
  return {
    total: all.claims,
    /** Claims of one reservation count once. */
    cases: countCases(claims),
    open: all.open,
    late: all.late,
    closed: all.claims - all.open,
    won: all.won,
    unassigned: handlers.get('')?.open ?? 0,
    lanes: countLanes(categories),
    contacts,
    /** Received per week, the current week last. */
    weeks: [...weeks].map(([monday, count]) => ({ monday, count })),
    handlers: countHandlers(handlers),
    airlines: countAirlines(airlines),
    /** Open claims with the oldest customer contact, the oldest first. */
    oldest,
  }
}

export type OverviewData = ReturnType<typeof buildOverview>
