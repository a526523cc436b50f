/** What is known of a flight; '' for what is not. */
export interface FlightFacts {
  /** As on the pass, such as 'LA 600'. */
  readonly number: string
  /** IATA codes of the two airports. */
  readonly from: string
  readonly to: string
  /** `yyyy-MM-dd`. */
  readonly date: string
  readonly reservation: string
  readonly seat: string
}

export const NO_FLIGHT: FlightFacts = {
  number: '',
  from: '',
  to: '',
  date: '',
  reservation: '',
  seat: '',
}

const START = 'Vuelo '
const MAX_NUMBER = 12

/** One shape a part, with its facts by name; a line with any other part is the passenger's own sentence. */
const PART_SHAPES = [
  /^(?<from>[A-Z]{3})-(?<to>[A-Z]{3})$/,
  /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
  /^reserva (?<reservation>[A-Z\d]{1,13})$/,
  /^asiento (?<seat>[A-Z\d]{1,4})$/,
  /^(?<number>[A-Z\d][A-Z\d ]{0,11})$/,
]

/** A flight number as it is typed, in the signs that a line can carry. */
export function toFlightNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z\d ]/g, '')
    .replace(/^ +/, '')
    .slice(0, MAX_NUMBER)
}

/** Letters and digits alone, in capitals, at most `length`: airports, seats and reservation codes. */
export function toCode(typed: string, length: number): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, length)
}

/**
 * A flight in one line, the first of a claim's message: 'Vuelo LA 600, SCL-LIM, 21-11-2026, reserva
 * ABC123, asiento 12A'. The API has no fields for it. '' when nothing is known.
 */
export function flightLine(flight: FlightFacts): string {
  const text = flightText(flight)
  return text === '' ? '' : `${START}${text}`
}

/** The same without its first word, for where a label says it. */
export function flightText({ number, from, to, date, reservation, seat }: FlightFacts): string {
  return [
    number,
    from !== '' && to !== '' ? `${from}-${to}` : '',
    date.split('-').reverse().join('-'),
    reservation === '' ? '' : `reserva ${reservation}`,
    seat === '' ? '' : `asiento ${seat}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function readPart(part: string): Partial<FlightFacts> | null {
  for (const shape of PART_SHAPES) {
    const found = shape.exec(part)?.groups
    if (!found) continue
    const { day, month, year, ...facts } = found
    return day === undefined ? facts : { date: [year, month, day].join('-') }
  }
  return null
}

function readLine(line: string): FlightFacts | null {
  if (!line.startsWith(START)) return null
  const parts = line.slice(START.length).split(', ').map(readPart)
  const read = parts.filter((part) => part !== null)
  if (read.length < parts.length) return null
  const facts = { ...NO_FLIGHT, ...Object.assign({}, ...read) } as FlightFacts
  // Parts out of their order, or one kind twice, are a sentence of somebody's own.
  return flightLine(facts) === line ? facts : null
}

/**
 * What the first line of a message says of the flight, and the rest of the message. A first line that
 * `flightLine` would not write stays in the rest, whole.
 */
export function splitMessage(message: string): { flight: FlightFacts; rest: string } {
  const [line = '', ...others] = message.split('\n')
  const flight = readLine(line)
  return flight === null
    ? { flight: NO_FLIGHT, rest: message }
    : { flight, rest: others.join('\n') }
}

/** The message with this flight as its first line, in the place of the one it had; the rest stays as it is. */
export function withFlight(message: string, flight: FlightFacts): string {
  const { rest } = splitMessage(message)
  const line = flightLine(flight)
  if (line === '') return rest
  return rest === '' ? line : `${line}\n${rest}`
}

/** The message with this flight as its first line, unless it has a flight of its own already. */
export function withNewFlight(message: string, flight: FlightFacts): string {
  const isThere = flightLine(splitMessage(message).flight) !== ''
  return isThere || flightLine(flight) === '' ? message : withFlight(message, flight)
}

/**
 * A message after somebody wrote in it. Whoever replaces all of it at once tells their story anew: the
 * flight, which has fields of its own, stays its first line. Whoever empties it, or writes in that line,
 * means what they do.
 */
export function keepFlight(before: string, after: string): string {
  const { flight } = splitMessage(before)
  const line = flightLine(flight)
  const isLineEdited = after.startsWith(START.trim()) || START.startsWith(after)
  const isStoryAnew = line !== '' && !isLineEdited && !after.includes(line)
  return isStoryAnew ? withFlight(after, flight) : after
}
