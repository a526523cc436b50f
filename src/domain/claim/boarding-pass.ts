import { decode } from 'bcbp'
import type { Airline } from './catalogue'
import { toDayString } from '@/domain/dates'

/** One flight of a boarding pass. */
export interface FlightLeg {
  /** Airports by their three letters, such as 'SCL'. */
  readonly from: string
  readonly to: string
  /** As it is shown at the gate: 'LA 600'. */
  readonly number: string
  /** The day of departure, yyyy-MM-dd. The code has no year: see `parseBoardingPass`. */
  readonly date: string
  /** Such as '12A'; '' where the pass has none. */
  readonly seat: string
  /** The airline's code of the booking; '' where the pass has none. */
  readonly reservation: string
  readonly airline: Airline
}

/** What a claim needs of a boarding pass, and nothing more: tickets and frequent flyers stay in the code. */
export interface BoardingPass {
  readonly name: string
  readonly lastname: string
  /** Whether the name fills all the room that the code has for it, so that its end may be missing. */
  readonly isNameCut: boolean
  /** One to four, in the order of the journey. */
  readonly legs: readonly FlightLeg[]
}

/** Who flies under which designator. Whoever is not here is another airline. */
const CARRIERS: Readonly<Record<string, Airline>> = {
  LA: 'LATAM',
  LP: 'LATAM',
  XL: 'LATAM',
  '4C': 'LATAM',
  JJ: 'LATAM',
  '4M': 'LATAM',
  UC: 'LATAM',
  M3: 'LATAM',
  H2: 'SKY',
  H8: 'SKY',
  JA: 'JETSMART',
  JZ: 'JETSMART',
  WJ: 'JETSMART',
  J6: 'JETSMART',
}

/** Format, number of legs, name and kind of ticket. */
const HEAD = /^[MS]([1-4])[A-Z][A-Z './-]{19}[E ]/
const HEAD_LENGTH = 23
const NAME_LENGTH = 20

/** The fields that every leg has: booking, route, carrier, flight, day, class, seat, sequence, status, room for more. */
const LEG =
  /^[A-Z\d ]{7}([A-Z]{3})(?!\1)[A-Z]{3}[A-Z\d]{2}[A-Z\d ](?=[\d ]{0,3}\d)[\d ]{4}[A-Z ](?!000)([0-2]\d\d|3[0-5]\d|36[0-6])[A-Z\d ][A-Z\d ]{4}[A-Z\d ]{5}[A-Z\d ]([\dA-F]{2})/
const LEG_LENGTH = 37

/**
 * Checks that a text has the shape of a boarding pass, which `bcbp` never does: it makes a passenger of
 * a web address, and airports of what is one letter off.
 *
 * @returns the day of the year of each leg, or null for any other text
 */
function readDaysOfYear(text: string): number[] | null {
  const count = Number(HEAD.exec(text)?.[1] ?? 0)
  const days: number[] = []
  let start = HEAD_LENGTH
  while (days.length < count) {
    const [, , day, more] = LEG.exec(text.slice(start)) ?? []
    if (day === undefined || more === undefined) return null
    days.push(Number(day))
    start += LEG_LENGTH + Number.parseInt(more, 16)
  }
  return days.length > 0 ? days : null
}

const DAYS_BACK = 366

/**
 * The latest year in which the day is not after tomorrow, as a day; null for day 366 where that year
 * has none. Tomorrow counts because a pass is in hand a day ahead, and one may be in a zone further on.
 */
function toFlightDay(dayOfYear: number, today: Date): string | null {
  const shift = (days: number) =>
    new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)
  const tomorrow = shift(1)
  const latest = toDayString(tomorrow)
  const earliest = toDayString(shift(1 - DAYS_BACK))
  for (const year of [tomorrow.getFullYear(), tomorrow.getFullYear() - 1]) {
    const date = new Date(year, 0, dayOfYear)
    const day = toDayString(date)
    if (date.getFullYear() === year && day <= latest && day > earliest) return day
  }
  return null
}

const TITLE = 'MSTR|MISS|MRS|MS|MR|CHD|INF'
const TITLE_APART = new RegExp(String.raw`(^|\s)(?:${TITLE})(?=\s|$)`, 'g')
const TITLE_GLUED = new RegExp(String.raw`^(.*[A-Z]{2})(?:${TITLE})$`)
/** Given names that end like a title, which airlines glue to the last one. */
const NAME_LIKE_TITLE = /\b(?:WILLIAMS|ADAMS|ABRAHAMS|AMR)$/

function withoutTitles(words: string): string {
  return words.replace(TITLE_APART, '$1').replace(/\s+/g, ' ').trim()
}

function withoutGluedTitle(given: string): string {
  if (NAME_LIKE_TITLE.test(given)) return given
  return TITLE_GLUED.exec(given)?.[1] ?? given
}

function toTitleCase(words: string): string {
  return words
    .toLowerCase()
    .replace(/(^|[\s'.-])([a-z])/g, (_match, before: string, letter: string) => {
      return before + letter.toUpperCase()
    })
}

function toName(written: string): Pick<BoardingPass, 'name' | 'lastname' | 'isNameCut'> {
  const [surname = '', ...given] = written.split('/')
  return {
    name: toTitleCase(withoutGluedTitle(withoutTitles(given.join(' ')))),
    lastname: toTitleCase(withoutTitles(surname)),
    isNameCut: written.trimEnd().length === NAME_LENGTH,
  }
}

/** '0600' is '600', '012A' is '12A'; an infant without a seat has 'INF'. */
const withoutZeros = (text: string) => text.trim().replace(/^0+(?=\d)/, '')

/**
 * Reads the text of a boarding pass's code (IATA 792, "BCBP"), of one to four legs.
 *
 * The code has a day of the year and no year: each flight is put into the latest year in which it is
 * not after tomorrow, so never more than a year back. Whoever shows it asks whether it is right.
 *
 * @param today the person's present day, in their own zone
 * @returns null for any text that is not a whole boarding pass
 */
export function parseBoardingPass(text: string, today: Date): BoardingPass | null {
  const days = readDaysOfYear(text)
  if (days === null) return null
  const legs: FlightLeg[] = []
  for (const [index, leg] of (decode(text).data?.legs ?? []).entries()) {
    const date = toFlightDay(days[index] ?? 0, today)
    if (date === null) return null
    const carrier = leg.operatingCarrierDesignator ?? ''
    const seat = withoutZeros(leg.seatNumber ?? '')
    legs.push({
      from: leg.departureAirport ?? '',
      to: leg.arrivalAirport ?? '',
      number: `${carrier} ${withoutZeros(leg.flightNumber ?? '')}`,
      date,
      seat: /^\d{1,3}[A-Z]$/.test(seat) ? seat : '',
      reservation: leg.operatingCarrierPNR?.trim() ?? '',
      airline: CARRIERS[carrier] ?? 'OTRA',
    })
  }
  return { ...toName(text.slice(2, 2 + NAME_LENGTH)), legs }
}
