import { daysBetween, parseDay } from '@/domain/dates'
import type { TripAnswers } from './story'

/** Whether a day has not come yet. */
export function isAhead(date: string, today: string): boolean {
  return (daysBetween(parseDay(today), parseDay(date)) ?? 0) > 0
}

/** Why the date of a story cannot be; undefined where it can. Luggage is lost on a flight that has left. */
export function dateErrorOf(
  { problem, date }: Pick<TripAnswers, 'problem' | 'date'>,
  today: string,
): string | undefined {
  return problem === 'equipaje' && isAhead(date, today)
    ? 'Esa fecha aún no llega: pon el día en que volaste.'
    : undefined
}
