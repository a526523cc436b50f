import { addDays, addHours, isWeekend, lightFormat, setHours, startOfDay, subDays } from 'date-fns'
import { ANSWER_HOURS } from '@/config/operator'
import { LOCALE } from '@/domain/country/chile'

/** The hours of a day between which a reminder may ring. */
const AWAKE = { from: 9, until: 21 } as const

const WEEKDAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' })

/** The moment itself, or where it is on a weekend the next one that `step` leads to. */
function skipWeekend(moment: Date, step: (moment: Date) => Date): Date {
  let day = moment
  while (isWeekend(day)) day = step(day)
  return day
}

const nextDay = (moment: Date) => addDays(moment, 1)

/**
 * When the working hours of SPEC 1 are over: hours that fall on days from Monday to Friday, in the
 * person's own zone. Holidays are not known, so it is about then, never exactly.
 *
 * @param hours whole working hours, 24 to a day
 * @returns an invalid date for an invalid one
 */
export function answerDueAt(sentAt: Date, hours: number = ANSWER_HOURS): Date {
  let due = skipWeekend(sentAt, (moment) => startOfDay(nextDay(moment)))
  for (let day = 1; day <= hours / 24; day += 1) due = skipWeekend(nextDay(due), nextDay)
  return skipWeekend(addHours(due, hours % 24), nextDay)
}

function dayText(day: Date): string {
  return `${WEEKDAY.format(day)} ${lightFormat(day, 'dd/MM')}`
}

/** When an answer is due, in words: 'aprox. el lunes 23/11 a las 19:57', 'aprox. al terminar el lunes 23/11'. */
export function dueText(due: Date): string {
  return due.getTime() === startOfDay(due).getTime()
    ? `aprox. al terminar el ${dayText(subDays(due, 1))}`
    : `aprox. el ${dayText(due)} a las ${lightFormat(due, 'HH:mm')}`
}

/** When to remind somebody of the answer: as soon as it is due and people are awake. */
export function reminderAt(due: Date): Date {
  const hour = due.getHours()
  if (hour < AWAKE.from) return setHours(startOfDay(due), AWAKE.from)
  if (hour >= AWAKE.until) return setHours(startOfDay(addDays(due, 1)), AWAKE.from)
  return due
}
