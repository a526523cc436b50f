import { CURRENCY } from '@/domain/country/chile'
import type { Range } from '@/domain/search-text'
import { findCarrier, findNamedCarrier } from './carriers'
import { isWithin, labelBefore, OLD_OR_NEW, type Candidate, type MessageText } from './message-text'

export interface FlightNumber {
  readonly carrier: string
  readonly number: string
}

const LABELS = {
  ...OLD_OR_NEW,
  flight: /\b(?:vuelos?|flights?|voos?)\b/g,
  call: /\b(?:telefono|fono|llama(?:nos|r|)|call(?:ing)?|tel|whatsapp|ligue|contact center|promo\w*|cupon|descuento|orden|order|articulo|ley|decreto|avenida|calle)\b|\bn[.°º] de (?:orden|caso)/g,
}

const CODE = String.raw`(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})`
const DIGITS = String.raw`0{0,3}(?<digits>\d{1,4})`
/** Not part of a longer code, of a phone number, an hour, a price or a measure. */
const END = String.raw`(?![A-Za-z\d]|[.,:/-]\d| \d{3}|\s?(?:%|hrs?\b|horas|hours|cm\b|kg\b|kilos|pesos|${CURRENCY}|USD|[ap]\.?m\b|de [a-z]+bre\b))`

const KNOWN = new RegExp(
  String.raw`(?:^|[^A-Za-z\d$#+])(?<flight>${CODE}[ -]?${DIGITS})${END}`,
  'g',
)
const FLIGHT_WORD = /[Vv]uelos?|VUELOS?|[Ff]lights?|FLIGHTS?|[Vv]oos?|VOOS?/
const NEXT_TO_FLIGHT = new RegExp(
  String.raw`\b(?:${FLIGHT_WORD.source})\b(?<between>(?:[ :#-]|\n|[Nn][°ºo.]{1,2}|[Nn]ro\.?|[Nn]úmero|NÚMERO|[Nn]umber|de ida|de vuelta|de regreso|afectado|original)*)(?<flight>(?:${CODE}[ -]?)?${DIGITS})${END}`,
  'g',
)
const SMALL =
  /\b(?:vuelo|flight|voo) (?<flight>(?<code>[a-z]{2}|[a-z]\d) ?-?0{0,3}(?<digits>\d{2,4}))(?![a-z\d])/g

const NO_CODE = new Set(
  'LAS LOS DEL POR CON UNA DIA HRS AND THE NRO FEB ABR MAY JUN JUL AGO SEP OCT NOV DIC ENE MAR USD'.split(
    ' ',
  ),
)

function findFlights(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map(({ index, 0: { length }, groups = {} }) => {
    const { flight = '', code = '', digits = '', between = '' } = groups
    return { at: index + length - flight.length, end: index + length, code, digits, between }
  })
}

type FlightWord = ReturnType<typeof findFlights>[number]

/** Bare digits must stand directly behind the word: 'vuelo 600', not a line of a table, a year or a day. */
function isBareNumber({ plain }: MessageText, { end, digits, between }: FlightWord): boolean {
  if (between.includes('\n') || digits.length < 2) return false
  const isYear = /^(?:19|20)\d\d$/.test(digits) && !/n/i.test(between)
  return !isYear && !MONTH_BEHIND.test(plain.slice(end))
}

/** Flight numbers; an unknown designator and bare digits count only behind the word 'vuelo'. */
export function findFlightNumbers(
  message: MessageText,
  anchor: Range | null,
): readonly Candidate<FlightNumber>[] {
  const named = findNamedCarrier(message)
  const labelOf = ({ at }: FlightWord) => labelBefore(message, at, LABELS)
  const byWord = findFlights(message.text, NEXT_TO_FLIGHT).filter((word) =>
    word.code === '' ? isBareNumber(message, word) : !NO_CODE.has(word.code),
  )
  const byCode = findFlights(message.text, KNOWN).filter((word) => {
    const carrier = findCarrier(word.code)
    // 'LA 5' and 'AM 20' may be words of a sentence.
    if (!carrier || word.digits.length < 3) return false
    if (labelOf(word) === 'call' || isPromotion(message, word.at)) return false
    // Two letters and digits are also laws, streets and hours.
    const isNamed = carrier.airline !== 'OTRA' || carrier === named || isWithin(word.at, anchor)
    return isNamed || labelOf(word) === 'flight'
  })
  const small = findFlights(message.plain, SMALL).filter(
    ({ code }) => findCarrier(code.toUpperCase()) !== null,
  )
  const toCandidate = (word: FlightWord, bonus: number): Candidate<FlightNumber> => {
    const { at, digits } = word
    const label = labelOf(word)
    const near = isWithin(at, anchor) ? 3 : 0
    const kind = label === 'new' || isNewFlight(message, at) ? -6 : label === 'old' ? 2 : 0
    const carrier = word.code.toUpperCase()
    const value = { carrier, number: `${carrier} ${digits}`.trim() }
    return { value, at, rank: near + kind + bonus }
  }
  const all = [
    ...small.map((word) => toCandidate(word, 2)),
    ...byCode.map((word) => toCandidate(word, 0)),
    ...byWord.map((word) => toCandidate(word, 2)),
  ]
  // Of those at one place, the last listed counts.
  return [...new Map(all.map((one) => [one.at, one])).values()]
    .filter(({ rank }) => rank >= 0)
    .sort((one, two) => one.at - two.at)
}

const MONTH_BEHIND =
  /^ ?(?:de |of )?(?:ene|jan|feb|fev|mar|abr|apr|may|mai|jun|jul|ago|aug|sep|set|oct|out|nov|dic|dec|dez)/

function isPromotion({ plain }: MessageText, at: number): boolean {
  return /\b(?:codigo|code|cupon|coupon)(?: de descuento| promocional)?:? ?"?$/.test(
    plain.slice(Math.max(0, at - 30), at),
  )
}

/** True behind 'Tu nuevo vuelo es …': the word 'vuelo' stands nearer than 'nuevo'. */
export function isNewFlight({ plain }: MessageText, at: number): boolean {
  return /\b(?:nuevo|otro|siguiente|proximo|new|another|next|novo|outro|alternativo|reubic\w+ (?:en|al?)|reacomod\w+ (?:en|no)|rebooked (?:on|to)|reprogramad[oa]s? (?:en|para|al)|(?:llegara|llega|enviaremos|viaja) en|(?:ofrecemos|asignamos|asignado)) (?:el |un |to |on )?(?:vuelo|flight|voo)\b[^.\n]{0,50}$/.test(
    plain.slice(Math.max(0, at - 100), at),
  )
}
