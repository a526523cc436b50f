import { addDays, addMonths, max, startOfDay } from 'date-fns'
import { slugify } from '@/config/slugs'
import type { CalendarEvent } from '@/domain/calendar-file'
import { formatDay, parseDay, toDayString } from '@/domain/dates'
import { hasRunOut, lastDayOf } from './answer/deadlines'
import { problemLabel } from './labels'
import type { Term } from './laws/law'
import { codesOf } from './route'
import type { TripAnswers } from './story'

/** Soon if the flight date is unknown: recent events are easier to prove. */
const DAYS_WITHOUT_DATE = 7

const NOTE = 'Ten a mano tu tarjeta de embarque. Esto no es asesoría legal.'

/** Time left to act before a term of days or of years ends. */
const LEAD = { days: 2, months: 1 } as const

function startOf(term: Term, last: Date): Date {
  return term.days === undefined ? addMonths(last, -LEAD.months) : addDays(last, -LEAD.days)
}

function wordsOf(term: Term, last: Date): string {
  const until = term.kind === 'advice' ? 'Mejor antes del' : 'Tienes hasta el'
  return `${term.title}. ${until} ${formatDay(toDayString(last))}.`
}

/** Calendar reminders of the open terms; the same flight gives the same names, so a second import updates them. */
export function claimReminders(
  story: TripAnswers,
  terms: readonly Term[],
  now: Date,
): readonly CalendarEvent[] {
  const { problem, from, to, date } = story
  const today = startOfDay(now)
  const tomorrow = addDays(today, 1)
  const flight = codesOf(story) === null ? 'tu vuelo' : `tu vuelo ${from}-${to}`
  const name = ['derechos', problem, from, to, date].filter((part) => part !== '').join('-')
  const what = problem === '' ? [] : [`${problemLabel(problem)}, ${flight}.`]
  const common = { summary: `Reclamar por ${flight}`, alarm: 'PT9H' } as const
  if (parseDay(date) === null) {
    // Airlines require notice of luggage problems within days.
    const day = problem === 'equipaje' ? tomorrow : addDays(today, DAYS_WITHOUT_DATE)
    const advice = 'Recomendamos reclamar antes de que pase un año desde el vuelo.'
    return [{ ...common, name, description: [...what, advice, NOTE], when: { day } }]
  }
  const open = terms.filter((term) => !hasRunOut(term, date, toDayString(today)))
  const events = open.flatMap((term) => {
    const last = lastDayOf(term, date)
    if (last === null) return []
    const day = max([tomorrow, startOf(term, last)])
    const flown = `Voló el ${formatDay(date)}.`
    const description = [...what, flown, wordsOf(term, last), NOTE]
    const own = term.kind === 'advice' ? name : `${name}-${slugify(term.title)}`
    return [{ ...common, name: own, description, when: { day } }]
  })
  if (events.length > 0) return events
  return [
    {
      ...common,
      name,
      description: [...what, 'Reclama cuanto antes.', NOTE],
      when: { day: tomorrow },
    },
  ]
}
