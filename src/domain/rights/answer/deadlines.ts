import { addDays, addYears, lightFormat } from 'date-fns'
import { daysBetween, parseDay } from '@/domain/dates'
import type { Right, Term } from '@/domain/rights/laws/law'
import { SOURCES } from '@/domain/rights/laws/sources'

const ADVICE: Term = {
  title: 'Antes de un año',
  text: 'Es lo que recomendamos, porque todo es más fácil de probar',
  years: 1,
  after: 'Reclama igual, y cuanto antes: junta lo que todavía tengas.',
  isCondition: false,
  source: SOURCES.advice,
}

/** Business days in which an airline answers what SERNAC forwards. */
export const SERNAC_DAYS = '18 días hábiles'

const SERNAC: readonly Right[] = [
  {
    title: 'SERNAC',
    text: `Reclamas gratis, por internet con ClaveÚnica o en persona; la aerolínea responde en ${SERNAC_DAYS} como máximo.`,
    source: SOURCES.sernac,
  },
  {
    title: 'Juzgado de Policía Local',
    text: 'Es el paso siguiente si no hay acuerdo: SERNAC media, pero no condena.',
    source: SOURCES.localCourt,
  },
]

/** The last day of a term of a flight. */
function lastDay(flight: Date, { days = 0, years = 0 }: Term): Date {
  return addDays(addYears(flight, years), days)
}

/** Whether a term has run out; false while either day is not known. */
export function hasRunOut(term: Term, date: string, today: string): boolean {
  const [flight, now] = [parseDay(date), parseDay(today)]
  return flight !== null && (daysBetween(lastDay(flight, term), now) ?? 0) > 0
}

/** Whether the year has gone in which a claim is recommended: the limit of Chile's law is not known. */
export function isLate(date: string, today: string): boolean {
  return hasRunOut(ADVICE, date, today)
}

function toDeadline(term: Term, date: string, today: string): Right {
  const flight = parseDay(date)
  const { title, source } = term
  if (flight === null) return { title, text: `${term.text}, desde la fecha del vuelo.`, source }
  const day = lightFormat(lastDay(flight, term), 'dd-MM-yyyy')
  const text = hasRunOut(term, date, today)
    ? `${term.text}. Pasó el ${day}. ${term.after}`
    : `${term.text}. Tienes hasta el ${day}.`
  return { title, text, source }
}

const NOT_YET: Right = {
  title: 'Tu vuelo aún no sale',
  text: 'Estos derechos ya valen, y los plazos cuentan desde su fecha.',
  source: SOURCES.advice,
}

/** Until when, and where to go: the advice, the terms of the laws and the way through SERNAC. */
export function deadlinesOf(
  terms: readonly Term[],
  { date, today, isChilean }: { date: string; today: string; isChilean: boolean },
): Right[] {
  const isAhead = (daysBetween(parseDay(today), parseDay(date)) ?? 0) > 0
  return [
    ...(isAhead ? [NOT_YET] : []),
    ...[ADVICE, ...terms].map((term) => toDeadline(term, date, today)),
    ...(isChilean ? SERNAC : []),
  ]
}
