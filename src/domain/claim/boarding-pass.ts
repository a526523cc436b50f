import { decode } from 'bcbp'
import { toDayString } from '@/domain/dates'
import { findCarrier } from './airline-message/carriers'
import type { Airline } from './catalogue'
import type { FlightFacts } from './flight-line'

/** The year of its date is derived (see `parseBoardingPass`). */
export interface FlightLeg extends FlightFacts {
  readonly airline: Airline | ''
}

/** Only what a claim needs, without ticket and frequent flyer numbers. */
export interface BoardingPass {
  readonly name: string
  readonly lastname: string
  /** True if the name fills all 20 characters of its field, so that its end may be missing. */
  readonly isNameCut: boolean
  /** One to four, in travel order. */
  readonly legs: readonly FlightLeg[]
}

/** Format, number of legs, name and ticket type. */
const HEAD = /^[MS]([1-4])[A-Z][A-Z './-]{19}[E ]/
const HEAD_LENGTH = 23
const NAME_LENGTH = 20

/** Booking, route, carrier, flight, day, class, seat, sequence, status and length of the optional fields. */
const LEG =
  /^[A-Z\d ]{7}([A-Z]{3})(?!\1)[A-Z]{3}[A-Z\d]{2}[A-Z\d ](?=[\d ]{0,3}\d)[\d ]{4}[A-Z ](?!000)([0-2]\d\d|3[0-5]\d|36[0-6])[A-Z\d ][A-Z\d ]{4}[A-Z\d ]{5}[A-Z\d ]([\dA-F]{2})/
const LEG_LENGTH = 37

/**
 * Day of the year of each leg; null if the text has another format. Needed because `bcbp` checks nothing and
 * returns a passenger even for a web address.
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
 * Day in the latest year in which it is not after tomorrow; null if there is none, as for day 366. Tomorrow
 * counts because passes are issued a day ahead, and in zones further east.
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
/** Given names that end like a title, which airlines append without a space. */
const NAME_LIKE_TITLE = /\b(?:WILLIAMS|ADAMS|ABRAHAMS|AMR)$/

function withoutTitles(words: string): string {
  return words.replace(TITLE_APART, '$1').replace(/\s+/g, ' ').trim()
}

function withoutGluedTitle(given: string): string {
  if (NAME_LIKE_TITLE.test(given)) return given
  return TITLE_GLUED.exec(given)?.[1] ?? given
}

/** 'ROJAS DIAZ' gives 'Rojas Diaz'. */
export function toTitleCase(words: string): string {
  return words
    .toLowerCase()
    .replace(/(^|[\s'.-])(\p{Ll})/gu, (_match, before: string, letter: string) => {
      return before + letter.toUpperCase()
    })
}

/** Name of a pass, 'ROJAS DIAZ/CAMILA MRS', without titles. */
export function toPassName(written: string): Pick<BoardingPass, 'name' | 'lastname' | 'isNameCut'> {
  const [surname = '', ...given] = written.split('/')
  return {
    name: toTitleCase(withoutGluedTitle(withoutTitles(given.join(' ')))),
    lastname: toTitleCase(withoutTitles(surname)),
    isNameCut: written.trimEnd().length === NAME_LENGTH,
  }
}

/** '0600' gives '600', '012A' gives '12A'. */
const withoutZeros = (text: string) => text.trim().replace(/^0+(?=\d)/, '')

/**
 * Parses a boarding pass (IATA 792, "BCBP"); null for any other text. The code has no year: each flight gets
 * the latest one that puts it at most a day after `today`, so the user has to confirm the date.
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
      airline: findCarrier(carrier)?.airline ?? 'OTRA',
    })
  }
  return { ...toPassName(text.slice(2, 2 + NAME_LENGTH)), legs }
}
