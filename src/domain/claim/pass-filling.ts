import { foldText } from '@/domain/search-text'
import type { BoardingPass, FlightLeg } from './boarding-pass'
import { newPassenger, passengersOf, type Passenger } from './companions'
import { NO_FLIGHT, type FlightFacts } from './flight-line'

export interface PassFacts {
  readonly name: string
  readonly lastname: string
  readonly airline: string
  readonly flight: FlightFacts
}

/**
 * Fills a claim from a new boarding pass. It replaces values of the previous pass (`before`), not those that
 * the user typed. First and last name count as one value. A corrected flight value stays while both passes
 * agree on it.
 */
export function fillFromPass(now: PassFacts, before: PassFacts | null, pass: PassFacts): PassFacts {
  const isEmpty = (field: 'name' | 'lastname' | 'airline') => now[field].trim() === ''
  const isFree = (field: 'name' | 'lastname' | 'airline') =>
    isEmpty(field) || now[field] === before?.[field]
  const isNameFree = isFree('name') && isFree('lastname')
  const wasRead = (fact: keyof FlightFacts) => before?.flight[fact] === pass.flight[fact]
  const flight = Object.entries(pass.flight).map(([fact, text]) => {
    const key = fact as keyof FlightFacts
    return [key, wasRead(key) && now.flight[key] !== '' ? now.flight[key] : text] as const
  })
  return {
    name: isNameFree || isEmpty('name') ? pass.name : now.name,
    lastname: isNameFree || isEmpty('lastname') ? pass.lastname : now.lastname,
    airline: isFree('airline') ? pass.airline : now.airline,
    flight: Object.fromEntries(flight) as unknown as FlightFacts,
  }
}

/** Fills only what is empty, with facts that are less sure than a pass: those of an airline's message. */
export function fillEmptyFacts(now: PassFacts, found: PassFacts): PassFacts {
  const orElse = (text: string, other: string) => (text.trim() === '' ? other : text)
  const flight = Object.entries(now.flight).map(
    ([fact, text]: [string, string]) =>
      [fact, orElse(text, found.flight[fact as keyof FlightFacts])] as const,
  )
  return {
    name: orElse(now.name, found.name),
    lastname: orElse(now.lastname, found.lastname),
    airline: orElse(now.airline, found.airline),
    flight: Object.fromEntries(flight) as unknown as FlightFacts,
  }
}

const FLIGHT_KEYS = ['number', 'from', 'to', 'date'] as const satisfies (keyof FlightFacts)[]

/** True if two flights differ in a fact that both have. */
export function isOtherFlight(known: FlightFacts, read: FlightFacts): boolean {
  return FLIGHT_KEYS.some((fact) => {
    const [one, other] = [known, read].map((flight) => flight[fact].replaceAll(' ', ''))
    return one !== '' && other !== '' && one !== other
  })
}

/** Every flight of some passes once, in their order. */
export function flightsOf(passes: readonly BoardingPass[]): FlightLeg[] {
  return passes
    .flatMap(({ legs }) => legs)
    .filter((leg, at, all) => all.findIndex((other) => !isOtherFlight(other, leg)) === at)
}

/** The flight to use without a question: the only one, or the only one of the known flight. */
export function findLeg(
  legs: readonly FlightLeg[],
  known: FlightFacts | null,
): FlightLeg | undefined {
  const same = legs.filter((leg) => legs.length === 1 || (known && !isOtherFlight(known, leg)))
  return same.length === 1 ? same[0] : undefined
}

/** Facts of a pass for a claim about this flight; without a flight the name alone. */
function toPassFacts({ name, lastname }: BoardingPass, leg?: FlightLeg): PassFacts {
  const { airline = '', ...flight } = { ...NO_FLIGHT, ...leg }
  return { name, lastname, airline, flight }
}

/** Facts of every pass that is for the chosen flight; a document without one has names alone. */
export function factsForFlight(passes: readonly BoardingPass[], chosen?: FlightLeg): PassFacts[] {
  return passes.flatMap((pass) => {
    const leg = pass.legs.find((one) => chosen && !isOtherFlight(chosen, one))
    return leg || !chosen ? toPassFacts(pass, leg) : []
  })
}

type Named = Pick<PassFacts, 'name' | 'lastname'>

const wordsOf = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** True if one text has the first words of the other: passes leave names out, and spaces. */
function agree(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  if (short.length === 0) return long.length === 0
  return short.join('') === long.join('') || short.every((word, at) => word === long[at])
}

const isBlank = (text: string) => text.trim() === ''

/** Position of the passenger whom a pass belongs to; -1 for a new one. A ticket without a name is the first's. */
function findPassenger(passengers: readonly Named[], pass: Named): number {
  if (isBlank(pass.name) && isBlank(pass.lastname)) return 0
  const exact = passengers.findIndex(
    ({ name, lastname }) =>
      !isBlank(pass.name) && agree(name, pass.name) && agree(lastname, pass.lastname),
  )
  if (exact >= 0) return exact
  return passengers.findIndex(({ name, lastname }) => {
    if (isBlank(name) && isBlank(lastname)) return true
    if (isBlank(name)) return !isBlank(pass.name) && agree(lastname, pass.lastname)
    return isBlank(lastname) && agree(name, pass.name)
  })
}

interface FamilyClaim extends PassFacts {
  readonly rut: string
  readonly companions: readonly Passenger[]
}

export interface FamilyFilling extends PassFacts {
  readonly companions: readonly Passenger[]
  readonly passenger: number
  readonly outcome: 'added' | 'filled' | 'known'
}

/**
 * Adds the pass of one of several passengers to a claim. The same name fills what is empty, a new name becomes
 * a passenger; nothing that is there changes.
 * @param usedIds ids of passengers that this filing has used
 */
export function addFamilyPass(
  now: FamilyClaim,
  pass: PassFacts,
  usedIds: readonly string[] = [],
): FamilyFilling {
  const passengers = passengersOf(now)
  const found = findPassenger(passengers, pass)
  const at = found < 0 ? passengers.length : found
  const person = passengers[at] ?? newPassenger([...passengers.map(({ id }) => id), ...usedIds])
  // The flight line is the first passenger's: another's seat would be wrong in it.
  const flight = at > 0 ? { ...pass.flight, seat: '' } : pass.flight
  const before = { ...now, name: person.name, lastname: person.lastname }
  const filled = fillEmptyFacts(before, { ...pass, flight })
  const named = { ...person, name: filled.name, lastname: filled.lastname }
  const [first = named, ...companions] = [
    ...passengers.slice(0, at),
    named,
    ...passengers.slice(at + 1),
  ]
  const isFilled =
    (['name', 'lastname', 'airline'] as const).some((field) => filled[field] !== before[field]) ||
    Object.entries(filled.flight).some(
      ([fact, text]) => text !== now.flight[fact as keyof FlightFacts],
    )
  const known = isFilled ? 'filled' : 'known'
  const { name, lastname } = first
  return {
    name,
    lastname,
    airline: filled.airline,
    flight: filled.flight,
    companions,
    passenger: at,
    outcome: found < 0 ? 'added' : known,
  }
}
