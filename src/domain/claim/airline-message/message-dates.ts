import { toDayString } from '@/domain/dates'
import type { Range } from '@/domain/search-text'
import { isNewFlight } from './flight-numbers'
import { isWithin, labelBefore, OLD_OR_NEW, type Candidate, type MessageText } from './message-text'

/** First letters of each month, in three languages. */
const MONTHS = 'ene jan|feb fev|mar|abr apr|may mai|jun|jul|ago aug|sep set|oct out|nov|dic dec dez'
  .split('|')
  .map((starts) => starts.split(' '))

const MONTH =
  '(?<month>ene(?:ro)?|jan(?:uary|eiro)?|feb(?:rero|ruary)?|fev(?:ereiro)?|mar(?:zo|ch|co)?|abr(?:il)?|apr(?:il)?|may(?:o)?|mai(?:o)?|jun(?:io|e|ho)?|jul(?:io|y|ho)?|ago(?:sto)?|aug(?:ust)?|sept?(?:iembre|ember)?|set(?:iembre|embro)?|oct(?:ubre|ober)?|out(?:ubro)?|nov(?:iembre|ember|embro)?|dic(?:iembre)?|dec(?:ember)?|dez(?:embro)?)'
const DAY = String.raw`(?<day>\d{1,2})`
const YEAR = String.raw`(?<year>20\d\d)`

/** From Sunday on. */
const WEEKDAYS = [
  'domingo|dom|sunday|sun',
  'lunes|lun|monday|mon|segunda',
  'martes|tuesday|tue|tues|terca',
  'miercoles|mie|wednesday|wed|quarta',
  'jueves|jue|thursday|thu|thurs|quinta',
  'viernes|vie|friday|fri|sexta',
  'sabado|sab|saturday|sat',
].map((names) => new RegExp(String.raw`\b(?:${names})\b`))

interface Parts {
  readonly day: number
  readonly month: number
  readonly year: number | null
}

/** Days with a month's name, or with two numbers of which either may be the month. */
const FORMATS = [
  String.raw`\b${YEAR}-(?<month>\d\d)-(?<day>\d\d)(?!\d)`,
  String.raw`(?:^|[^\d.,:/])${DAY}(?:st|nd|rd|th|o)?(?: de | of |[ /-])?${MONTH}\b\.?(?:(?: de | del |,? |[-/])${YEAR}(?!\d))?`,
  String.raw`(?:^|[^\d])${DAY}${MONTH}(?<year>\d\d)\b`,
  String.raw`\b${MONTH}\.? ${DAY}(?:st|nd|rd|th)?\b(?!:)(?:,? ${YEAR})?`,
  String.raw`(?:^|[^\d./$-])(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})\k<mark>(?<year>20\d\d|\d\d)(?![\d./-]\d|\d)`,
  String.raw`(?:^|[^\d./$-])(?<first>\d{1,2})/(?<second>\d{1,2})(?![\d/%-]|\.\d)`,
].map((format) => new RegExp(format, 'g'))

function toMonth(word: string): number {
  return Number(word) || MONTHS.findIndex((starts) => starts.includes(word.slice(0, 3))) + 1
}

function readParts(groups: Readonly<Partial<Record<string, string>>>, isEnglish: boolean) {
  const { day, month = '', year, first, second } = groups
  const known = year === undefined ? null : Number(year.length === 2 ? `20${year}` : year)
  return first === undefined
    ? { day: Number(day), month: toMonth(month), year: known }
    : toNumericDay(Number(first), Number(second), known, isEnglish)
}

/** Day and month; English texts may mean either order, which only a number above 12 decides. */
function toNumericDay(
  first: number,
  second: number,
  year: number | null,
  isEnglish: boolean,
): Parts | null {
  if (second > 12) return { day: second, month: first, year }
  if (isEnglish && first <= 12 && first !== second) return null
  return { day: first, month: second, year }
}

function toDate({ day, month }: Parts, year: number): Date | null {
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null
}

const YEARS_BACK = 8

/** Without a year, the nearest day up to `today`, unless only the one to come is on the given weekday. */
function toDay(parts: Parts, today: Date, weekday: number | null): string | null {
  if (parts.month < 1 || parts.month > 12 || parts.day < 1) return null
  if (parts.year !== null) return toDayString(toDate(parts, parts.year)) || null
  const year = today.getFullYear()
  const candidates = Array.from({ length: YEARS_BACK + 2 }, (_none, back) => year + 1 - back)
    .map((one) => toDate(parts, one))
    .filter((date) => date !== null)
  const past = candidates.find((date) => date <= today)
  const next = candidates.filter((date) => date > today).at(-1)
  const isNextMeant = weekday !== null && past?.getDay() !== weekday && next?.getDay() === weekday
  return toDayString((isNextMeant ? next : past) ?? null) || null
}

function weekdayBefore(plain: string, at: number): number | null {
  const before = plain.slice(Math.max(0, at - 14), at + 1)
  const day = WEEKDAYS.findIndex((name) => name.test(before))
  return day === -1 ? null : day
}

const LABELS = {
  ...OLD_OR_NEW,
  flight:
    /\b(?:vuelos?|flights?|voos?|salida|departure|partida|sale|departs|viaje|itinerario|pasaje|ruta)\b|\b[a-z]{3}-[a-z]{3}\b/g,
  other:
    /\b(?:pag[oa]\w*|boleta|factura|compra\w*|emitid\w*|emision|emitted|issued|purchase\w*|payment|paid|cargo|cuota|transaccion|vencimiento|vence\w*|expir\w*|valid[oa]?|vigen\w*|plazo|deadline|hasta|until|ate o dia|antes del|before|solicit\w*|nacimiento|birth|enviado|sent|date|responder\w*|respuesta|reembolso|refund|devolucion|abono|hotel|check-?in|check-?out|alojamiento|estadia|hospeda\w*|reserva\w* el|reclamo|caso|ley|decreto|suscri\w*)\b|\bav(?:da)?\. /g,
} as const

/** Head lines of mails: their date is the mail's. */
const MAIL_DATE = /^(?:fecha|date|enviado|sent|data|enviada em|recibido)(?: el)?: .*\d:\d\d/
const MAIL_HEAD = /^(?:de|from|para|to|asunto|subject|assunto): /m

function isMailDate(message: MessageText, at: number): boolean {
  const around = message.plain.slice(Math.max(0, at - 150), at + 150)
  return MAIL_DATE.test(lineAt(message, at)) && MAIL_HEAD.test(around)
}

const ENGLISH = /\b(?:the|your|flight|has been|please|we are|sorry)\b/g
const OTHER_LANGUAGES = /\b(?:vuelo|voo|tu|su|seu|el|de|para)\b/g

/** 'del 20 al 21' */
const TO_DAY = /\b(?:al|to) $/

export interface MessageDay {
  readonly day: string
  readonly isNew: boolean
}

function lineAt({ plain }: MessageText, at: number): string {
  const start = plain.lastIndexOf('\n', at - 1) + 1
  const end = plain.indexOf('\n', at)
  return plain.slice(Math.max(start, at - 200), Math.min(end === -1 ? plain.length : end, at + 100))
}

function isEnglish({ plain }: MessageText): boolean {
  const count = (words: RegExp) => (plain.slice(0, 5000).match(words) ?? []).length
  return count(ENGLISH) > count(OTHER_LANGUAGES)
}

const RANK_OF_LABEL = { old: 3, flight: 1, none: 0, new: -4 } as const

/** Days of a flight in a text; those of payments, deadlines, hotels and mails are left out. */
export function findDays(
  message: MessageText,
  anchor: Range | null,
  today: Date,
): readonly Candidate<MessageDay>[] {
  const { plain } = message
  const isMonthFirst = isEnglish(message)
  const found = new Map<number, Candidate<MessageDay>>()
  const written = FORMATS.flatMap((format) => [...plain.matchAll(format)])
  for (const { index, 0: whole, groups = {} } of written) {
    const at = index + (/^[\da-z]/.test(whole) ? 0 : 1)
    const parts = readParts(groups, isMonthFirst)
    const day = parts && toDay(parts, today, weekdayBefore(plain, at))
    const label = labelBefore(message, at, LABELS) ?? 'none'
    if (!day || found.has(at) || label === 'other' || isMailDate(message, at)) continue
    const isNew =
      label === 'new' || isNewFlight(message, at) || TO_DAY.test(plain.slice(0, at).slice(-4))
    const rank = (isWithin(at, anchor) ? 3 : 0) + RANK_OF_LABEL[isNew ? 'new' : label]
    found.set(at, { value: { day, isNew }, at, rank })
  }
  return [...found.values()].sort((one, two) => one.at - two.at)
}
