import { daysBetween, parseDay } from '@/domain/dates'
import type { TripAnswers } from './story'

/** True if the day is after today; false if either is invalid. */
export function isAhead(date: string, today: string): boolean {
  return (daysBetween(parseDay(today), parseDay(date)) ?? 0) > 0
}

/** Error text of the date; undefined if valid. Luggage problems need a past flight. */
export function dateErrorOf(
  { problem, date }: Pick<TripAnswers, 'problem' | 'date'>,
  today: string,
): string | undefined {
  return problem === 'equipaje' && isAhead(date, today)
    ? 'Esa fecha aún no llega: pon el día en que volaste.'
    : undefined
}
