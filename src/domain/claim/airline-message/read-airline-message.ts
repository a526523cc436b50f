import type { Airline, ClaimType } from '@/domain/claim/catalogue'
import { NO_FLIGHT, type FlightFacts } from '@/domain/claim/flight-line'
import { findCarrier, findNamedCarrier } from './carriers'
import { findCauses } from './causes'
import { findFlightNumbers } from './flight-numbers'
import { findHappenings, mainHappening, type Happening, type HappeningFound } from './happenings'
import { findDays, type MessageDay } from './message-dates'
import {
  bestOf,
  splitQuotes,
  toMessageText,
  type Candidate,
  type MessageText,
} from './message-text'
import { findRoutes } from './places'
import { findReservations } from './reservations'

/** What an airline's mail or SMS says; '' where it does not say it. */
export interface AirlineMessage {
  readonly type: ClaimType | ''
  readonly otherTypes: readonly ClaimType[]
  readonly airline: Airline | ''
  /** Name of the airline, such as 'Avianca' for `OTRA`. */
  readonly airlineName: string
  readonly flight: FlightFacts
  readonly cause: string
}

const EMPTY_MESSAGE: AirlineMessage = {
  type: '',
  otherTypes: [],
  airline: '',
  airlineName: '',
  flight: NO_FLIGHT,
  cause: '',
}

const TYPES: Readonly<Record<Happening, ClaimType>> = {
  cancelled: 'CANCELACIÓN',
  moved: 'RETRASO',
  delayed: 'RETRASO',
  overbooked: 'SOBREVENTA',
  baggage: 'PROBLEMA EQUIPAJE',
}

const OTHER_DAY =
  /\b(?:nueva fecha|cambio de fecha|para el dia siguiente|al dia siguiente|dia siguiente|otro dia|new date|next day|following day|another day|nova data|dia seguinte)\b/
const HOUR = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)\b/g
const LATE_HOURS = 6

function isShortNight({ plain }: MessageText): boolean {
  const hours = [...plain.matchAll(HOUR)].map(
    ([, hour, minute]) => Number(hour) + Number(minute) / 60,
  )
  const [before, after] = hours
  return before !== undefined && after !== undefined && after + 24 - before < LATE_HOURS
}

function isOnAnotherDay(
  message: MessageText,
  main: HappeningFound,
  days: readonly Candidate<MessageDay>[],
): boolean {
  const old = bestOf(days.filter(({ value }) => !value.isNew))
  const isMoved = days.some(({ value, rank }) => {
    const isOther = old !== null && value.day !== old.value.day
    return isOther && (value.isNew || (main.happening === 'moved' && rank >= old.rank))
  })
  const hasBoth = old !== null && days.some(({ value }) => value.isNew)
  if (hasBoth || isMoved) return isMoved && (main.happening === 'moved' || !isShortNight(message))
  return main.happening === 'moved' && OTHER_DAY.test(message.plain)
}

const ADVERTISING =
  /\b(?:ofertas?|promo\w*|descuentos?|aprovecha|compra ya|compra ahora|reserva ahora|desde \$|millas|puntos|cyber\w*|black friday|suscri\w*|newsletter|sale|deals?|book now|unsubscribe|cyberday)\b/

type Days = readonly Candidate<MessageDay>[]

function typeOf(main: HappeningFound, message: MessageText, days: Days): ClaimType {
  const isMoved = main.happening === 'moved' || main.happening === 'delayed'
  return isMoved && isOnAnotherDay(message, main, days) ? 'CANCELACIÓN' : TYPES[main.happening]
}

function otherTypesOf(happenings: readonly HappeningFound[]): readonly ClaimType[] {
  const others = happenings.filter(
    ({ happening, isReason }) => !isReason && happening !== 'moved' && happening !== 'delayed',
  )
  return [...new Set(others.map(({ happening }) => TYPES[happening]))]
}

function readText(raw: string, today: Date): AirlineMessage {
  const message = toMessageText(raw)
  const happenings = findHappenings(message)
  const main = mainHappening(happenings)
  const anchor = main?.sentence ?? null
  const number = bestOf(findFlightNumbers(message, anchor))?.value
  const reservation = bestOf(findReservations(message))?.value ?? ''
  const carrier = (number && findCarrier(number.carrier)) ?? findNamedCarrier(message)
  const isOfFlight = main !== null || number !== undefined || reservation !== ''
  if (!isOfFlight && (ADVERTISING.test(message.plain) || carrier === null)) return EMPTY_MESSAGE
  const who = { airline: carrier?.airline ?? ('' as const), airlineName: carrier?.name ?? '' }
  if (!isOfFlight) return { ...EMPTY_MESSAGE, ...who }
  // The day of a flight offered for a cancelled one is not the lost day.
  const days = findDays(message, anchor, today).filter(
    ({ value }) => main?.happening !== 'cancelled' || !value.isNew,
  )
  const type = main === null ? '' : typeOf(main, message, days)
  return {
    type,
    otherTypes: otherTypesOf(happenings).filter((other) => other !== type),
    ...who,
    flight: {
      ...NO_FLIGHT,
      ...bestOf(findRoutes(message, anchor))?.value,
      number: number?.number ?? '',
      date: bestOf(days)?.value.day ?? '',
      reservation,
    },
    cause: main === null ? '' : (bestOf(findCauses(message, anchor))?.value ?? ''),
  }
}

function isEmpty({ type, flight }: AirlineMessage): boolean {
  return type === '' && flight.number === '' && flight.reservation === ''
}

/** Adds what a quoted mail knows of the same flight; another flight's facts stay out. */
function addQuoted(fresh: AirlineMessage, quoted: AirlineMessage): AirlineMessage {
  if (isEmpty(fresh)) return isEmpty(quoted) ? fresh : quoted
  const [own, old] = [fresh.flight, quoted.flight]
  const isSame = (fact: 'number' | 'reservation') => own[fact] !== '' && own[fact] === old[fact]
  const isOther = (fact: 'number' | 'reservation') =>
    own[fact] !== '' && old[fact] !== '' && own[fact] !== old[fact]
  const hasNone = own.number === '' && own.reservation === ''
  if (isOther('number') || isOther('reservation')) return fresh
  if (!isSame('number') && !isSame('reservation') && !hasNone) return fresh
  const route = own.from === '' ? { from: old.from, to: old.to } : {}
  return {
    ...fresh,
    airline: fresh.airline === '' ? quoted.airline : fresh.airline,
    airlineName: fresh.airline === '' ? quoted.airlineName : fresh.airlineName,
    flight: {
      ...own,
      ...route,
      number: own.number || old.number,
      date: own.date || old.date,
      reservation: own.reservation || old.reservation,
    },
  }
}

/**
 * Reads an airline's mail or SMS; never throws. `today` gives a date without a year the nearest past one. A
 * change of schedule is RETRASO, or CANCELACIÓN if the flight goes on another day.
 */
export function readAirlineMessage(text: string, today: Date): AirlineMessage {
  const [fresh, quoted] = splitQuotes(toMessageText(text))
  const own = readText(fresh, today)
  return quoted === '' ? own : addQuoted(own, readText(quoted, today))
}

/** True if there is something to fill a claim with. */
export function isMessageRead({ type, airline, flight, cause }: AirlineMessage): boolean {
  const facts: readonly string[] = Object.values(flight)
  return [type, airline, cause, ...facts].some((fact) => fact !== '')
}
