import { foldText } from '@/domain/search-text'
import { splitFullName } from '@/domain/people/full-name'
import { findCarrier, findNamedCarrier } from './airline-message/carriers'
import { findFlightNumbers } from './airline-message/flight-numbers'
import { findDays } from './airline-message/message-dates'
import { bestOf, toMessageText, type Candidate } from './airline-message/message-text'
import { findRoutes } from './airline-message/places'
import { findReservations } from './airline-message/reservations'
import { toPassName, toTitleCase, type BoardingPass, type FlightLeg } from './boarding-pass'

type PersonName = Pick<BoardingPass, 'name' | 'lastname'>

/** More names than a reservation has are a list of something else. */
const MOST_PEOPLE = 9
const MOST_LEGS = 4

const LABEL =
  /\b(?:nombres?(?: completo| y apellidos?)?(?: del?)?(?: (?:pasajer[oa]s?|titular))?|(?:datos (?:del?|de los) )?pasajer[oa]s?(?: principal(?:es)?)?|passengers?(?: names?| details)?|traveler(?: name)?|viajer[oa]s?)(?:\(s\))?(?: n?[°º]?\d)? ?(?:[:#-] ?|\n)/g

const WORD = String.raw`\p{Lu}[\p{L}'’.-]*`
const NAME = new RegExp(
  String.raw`^${WORD}(?: (?:de|del|la|las|los|y|da|do|dos|${WORD})){1,5}$`,
  'u',
)
const PASS_NAME = /^[\p{Lu}][\p{Lu}' -]+ ?\/ ?[\p{Lu}][\p{Lu}' -]+$/u
const BEFORE_NAME = /^(?:\d{1,2}[.)-]? +|[•*-] ?)?(?:(?:sr|sra|srta|mr|mrs|ms|don|doña)\.? )?/i
const BEHIND_NAME =
  / ?[,(|:–-]? ?\(?(?:adult[oa]?s?|niñ[oa]s?|child|infantes?|beb[eé]|adt|chd|inf|asiento|seat|rut|dni|pasaporte|passport|documento|ticket|e-?ticket|boleto|vuelo|clase|\d).*$/i

const NO_NAME =
  /\b(?:vuelos?|fechas?|reservas?|codigos?|asientos?|tarifas?|equipajes?|documentos?|flights?|dates?|airlines?|aerolineas?|total|tickets?|tipo|clase|class|salida|llegada|origen|destino|boarding|embarque|puerta|gate|hora|terminal|pagos?|latam|sky|jetsmart|operado|cabina|economy|itinerario|numero|nombre|apellidos?|pasajer\w*|passengers?|condiciones|chile|spa|ltda|aeropuerto|airport|check|cliente|estado|confirmad\w*|frecuente)\b/

const AIRPORTS_ONLY = /^[A-Z]{3} ?\/ ?[A-Z]{3}$/

/** Reads a line as a name, 'ROJAS DIAZ/CAMILA' or 'Camila Rojas Díaz'; null for any other text. */
function readName(line: string): PersonName | null {
  const text = line.trim().replace(BEFORE_NAME, '').replace(BEHIND_NAME, '').trim()
  if (text.length > 60 || NO_NAME.test(foldText(text))) return null
  if (PASS_NAME.test(text)) return AIRPORTS_ONLY.test(text) ? null : toPassName(text)
  if (!NAME.test(text)) return null
  return splitFullName(text === text.toUpperCase() ? toTitleCase(text) : text)
}

/** Names behind a label, or in the form of passes on a line of their own. */
function findNames({ text, plain }: { text: string; plain: string }): PersonName[] {
  const found: PersonName[] = []
  for (const { index, 0: label } of plain.matchAll(LABEL)) {
    for (const line of text.slice(index + label.length).split('\n', MOST_PEOPLE)) {
      const name = readName(line)
      if (name === null) break
      found.push(name)
    }
  }
  found.push(
    ...text.split('\n').flatMap((line) => (line.includes('/') ? (readName(line) ?? []) : [])),
  )
  const keyOf = ({ name, lastname }: PersonName) => foldText(`${name} ${lastname}`)
  const unique = new Map(found.map((person) => [keyOf(person), person]))
  return [...unique.values()].slice(0, MOST_PEOPLE)
}

/** The one that stands in the same place of a list of equal length, else the nearest. */
function pick<Value>(
  candidates: readonly Candidate<Value>[],
  at: number,
  place: number,
  count: number,
): Value | undefined {
  if (candidates.length === count) return candidates[place]?.value
  const distance = (one: Candidate<Value>) => Math.abs(one.at - at)
  return [...candidates].sort((one, two) => distance(one) - distance(two))[0]?.value
}

function distinct<Value>(
  candidates: readonly Candidate<Value>[],
  keyOf: (value: Value) => string,
): Candidate<Value>[] {
  return candidates.filter(
    ({ value }, at) => candidates.findIndex((one) => keyOf(one.value) === keyOf(value)) === at,
  )
}

/**
 * Reads the text of a ticket or an itinerary: each passenger with every flight. Empty for a text without a
 * flight number, or with nothing else about the flight; what it does not say is ''.
 *
 * @param today gives a date without a year the nearest past one
 */
export function readTicketText(raw: string, today: Date): BoardingPass[] {
  const message = toMessageText(raw)
  const numbers = distinct(findFlightNumbers(message, null), ({ number }) => number)
  const days = distinct(findDays(message, null, today), ({ day }) => day)
  const routes = distinct(findRoutes(message, null), ({ from, to }) => `${from}-${to}`)
  const reservation = bestOf(findReservations(message))?.value ?? ''
  const people = findNames(message)
  const isTicket = days.length > 0 || routes.length > 0 || reservation !== ''
  if (numbers.length === 0 || !isTicket) return []
  const named = findNamedCarrier(message)
  const legs = numbers.slice(0, MOST_LEGS).map(({ value, at }, place): FlightLeg => {
    const { from = '', to = '' } = pick(routes, at, place, numbers.length) ?? {}
    return {
      from,
      to,
      reservation,
      seat: '',
      number: value.number,
      date: pick(days, at, place, numbers.length)?.day ?? '',
      airline: (findCarrier(value.carrier) ?? named)?.airline ?? '',
    }
  })
  const noName = { name: '', lastname: '' }
  return (people.length > 0 ? people : [noName]).map(({ name, lastname }) => ({
    name,
    lastname,
    legs,
    isNameCut: false,
  }))
}
