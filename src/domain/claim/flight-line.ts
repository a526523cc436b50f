export const NO_FLIGHT = {
  /** As on the pass, such as 'LA 600'. */
  number: '',
  /** IATA codes of the airports. */
  from: '',
  to: '',
  /** `yyyy-MM-dd`. */
  date: '',
  /** Booking code of the airline. */
  reservation: '',
  /** Such as '12A'. */
  seat: '',
}

/** Flight data; '' if unknown. */
export type FlightFacts = Readonly<typeof NO_FLIGHT>

const START = 'Vuelo '
/** Two flights: 'LAN 1234 LAN 1235'. */
const MAX_NUMBER = 18

/** Formats of the parts. A line with any other part is the passenger's own text. */
const PART_SHAPES = [
  /^(?<from>[A-Z]{3})-(?<to>[A-Z]{3})$/,
  /^(?<day>\d{2})-(?<month>\d{2})-(?<year>\d{4})$/,
  /^reserva (?<reservation>[A-Z\d]{1,13})$/,
  /^asiento (?<seat>[A-Z\d]{1,4})$/,
  /^(?<number>[A-Z\d][A-Z\d ]{0,17})$/,
]

/** Flight number with only the characters that a line can contain. 'LA600/LA601' stays two numbers. */
export function toFlightNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/(\d\d)-|[/+&,; ]+/g, '$1 ')
    .replace(/[^A-Z\d ]/g, '')
    .trimStart()
    .slice(0, MAX_NUMBER)
}

/** Letters and digits in capitals, at most `length`: airport, seat or reservation code. */
export function toCode(typed: string, length: number): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .slice(0, length)
}

/**
 * First line of a claim's message, because the API has no flight fields: 'Vuelo LA 600, SCL-LIM,
 * 21-11-2026, reserva ABC123, asiento 12A'. '' if nothing is known.
 */
export function flightLine(flight: FlightFacts): string {
  const text = flightText(flight)
  return text === '' ? '' : `${START}${text}`
}

/** Like `flightLine`, without its first word. */
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
  // Parts in another order or repeated are the passenger's own text.
  return flightLine(facts) === line ? facts : null
}

/** Splits off the flight line. A first line that `flightLine` would not write stays in `rest`. */
export function splitMessage(message: string): { flight: FlightFacts; rest: string } {
  const [line = '', ...others] = message.split('\n')
  const flight = readLine(line)
  return flight === null
    ? { flight: NO_FLIGHT, rest: message }
    : { flight, rest: others.join('\n') }
}

/** Replaces the flight line of a message. */
export function withFlight(message: string, flight: FlightFacts): string {
  const { rest } = splitMessage(message)
  const line = flightLine(flight)
  if (line === '') return rest
  return rest === '' ? line : `${line}\n${rest}`
}

/** Adds the flight line, unless the message has one. */
export function withNewFlight(message: string, flight: FlightFacts): string {
  const isThere = flightLine(splitMessage(message).flight) !== ''
  return isThere || flightLine(flight) === '' ? message : withFlight(message, flight)
}

/**
 * Keeps the generated flight line when the user replaces the whole message, for example by pasting. It is
 * not restored if the user edits it or clears the message.
 */
export function keepFlight(before: string, after: string): string {
  const { flight } = splitMessage(before)
  const line = flightLine(flight)
  const isLineEdited = after.startsWith(START.trim()) || START.startsWith(after)
  const isStoryAnew = line !== '' && !isLineEdited && !after.includes(line)
  return isStoryAnew ? withFlight(after, flight) : after
}
