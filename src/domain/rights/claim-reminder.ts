import { addDays, addMonths, addYears, max, startOfDay } from 'date-fns'
import type { CalendarEvent } from '@/domain/calendar-file'
import { formatDay, parseDay, toDayString } from '@/domain/dates'
import { PROBLEM_LABELS } from './labels'
import { codesOf } from './route'
import type { Story } from './story'

/** Where nobody says when the flight was, soon: it is easier to prove what has just happened. */
const DAYS_WITHOUT_DATE = 7

/** The recommended year (SPEC 2.10 and 9) less the month in which a claim can still be made. */
const MONTHS_AFTER_FLIGHT = 11

function reminderDay({ problem, date }: Story, today: Date): Date {
  const tomorrow = addDays(today, 1)
  // Airlines want to hear of luggage within days.
  if (problem === 'equipaje') return tomorrow
  const flight = parseDay(date)
  return flight === null
    ? addDays(today, DAYS_WITHOUT_DATE)
    : max([tomorrow, addMonths(flight, MONTHS_AFTER_FLIGHT)])
}

/**
 * What a calendar reminds of: a claim that is still to be made, in time for the recommended year; of luggage
 * tomorrow. The same flight always gives the same event.
 *
 * @param now in the person's own zone
 */
export function claimReminder(story: Story, now: Date): CalendarEvent {
  const { problem, from, to, date } = story
  const flight = codesOf(story) === null ? 'tu vuelo' : `tu vuelo ${from}-${to}`
  const day = parseDay(date)
  return {
    name: ['derechos', problem, from, to, date].filter((part) => part !== '').join('-'),
    summary: `Reclamar por ${flight}`,
    description: [
      ...(problem === '' ? [] : [`${PROBLEM_LABELS[problem]}, ${flight}.`]),
      ...(day === null
        ? ['Recomendamos reclamar antes de que pase un año desde el vuelo.']
        : [
            `Voló el ${formatDay(date)}. Recomendamos reclamar antes del ${formatDay(toDayString(addYears(day, 1)))}.`,
          ]),
      'Ten a mano tu tarjeta de embarque. Esto no es asesoría legal.',
    ],
    when: { day: reminderDay(story, startOfDay(now)) },
    alarm: 'PT9H',
  }
}
