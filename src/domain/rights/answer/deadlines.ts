import { addDays, addYears, lightFormat } from 'date-fns'
import { daysBetween, parseDay } from '@/domain/dates'
import type { Right, Term } from '@/domain/rights/laws/law'
import { SOURCES } from '@/domain/rights/laws/sources'
import { isAhead } from '@/domain/rights/story-date'

export const ADVICE: Term = {
  title: 'Antes de un año',
  text: 'Es lo que recomendamos, porque todo es más fácil de probar',
  years: 1,
  after: 'Reclama igual, y cuanto antes: junta lo que todavía tengas.',
  kind: 'advice',
  source: SOURCES.advice,
}

const LONGEST_YEARS = 6

/** Last day of a term; null if the date of the flight is unknown. */
export function lastDayOf({ days = 0, years = 0 }: Term, date: string): Date | null {
  const flight = parseDay(date)
  return flight === null ? null : addDays(addYears(flight, years), days)
}

/** True if a term has run out; false if a date is unknown. */
export function hasRunOut(term: Term, date: string, today: string): boolean {
  return (daysBetween(lastDayOf(term, date), parseDay(today)) ?? 0) > 0
}

/** 'late' after one year, as limits of some laws are unknown; 'over' after the longest known term. */
export function ageOf(date: string, today: string): 'fresh' | 'late' | 'over' {
  if (hasRunOut({ ...ADVICE, years: LONGEST_YEARS }, date, today)) return 'over'
  return hasRunOut(ADVICE, date, today) ? 'late' : 'fresh'
}

export const LATE = 'Pasó más de un año: el plazo puede haber vencido.'
export const TOO_OLD = `Difícil: pasaron más de ${LONGEST_YEARS} años.`

function toDeadline(term: Term, date: string, today: string): Right {
  const { title, source, kind } = term
  const last = lastDayOf(term, date)
  if (last === null) return { title, text: `${term.text}, desde la fecha del vuelo.`, source }
  const day = lightFormat(last, 'dd-MM-yyyy')
  if (hasRunOut(term, date, today))
    return { title, text: `${term.text}. Pasó el ${day}. ${term.after}`, source }
  const until = kind === 'advice' ? 'Mejor antes del' : 'Tienes hasta el'
  return { title, text: `${term.text}. ${until} ${day}.`, source }
}

const NOT_YET: Right = {
  title: 'Tu vuelo aún no sale',
  text: 'Estos derechos ya valen, y los plazos corren desde su fecha.',
  source: SOURCES.advice,
}

/** Deadlines in words, in the order of `terms`; a future flight gets a note first. */
export function deadlinesOf(terms: readonly Term[], date: string, today: string): Right[] {
  return [
    ...(isAhead(date, today) ? [NOT_YET] : []),
    ...terms.map((term) => toDeadline(term, date, today)),
  ]
}
