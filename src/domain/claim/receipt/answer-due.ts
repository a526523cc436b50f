import { addDays, addHours, isWeekend, lightFormat, setHours, startOfDay, subDays } from 'date-fns'
import { ANSWER_HOURS } from '@/config/operator'

/** Hours of the day between which a reminder may ring. */
const AWAKE = { from: 9, until: 21 } as const

const WEEKDAY = new Intl.DateTimeFormat('es-CL', { weekday: 'long' })

/** Repeats `step` until the moment is not on a weekend. */
function skipWeekend(moment: Date, step: (moment: Date) => Date): Date {
  let day = moment
  while (isWeekend(day)) day = step(day)
  return day
}

const nextDay = (moment: Date) => addDays(moment, 1)

/**
 * Time after `hours` working hours (SPEC 1): 24 per day from Monday to Friday, in the user's zone. It is
 * approximate, because holidays are unknown. An invalid date gives an invalid date.
 */
export function answerDueAt(sentAt: Date, hours: number = ANSWER_HOURS): Date {
  let due = skipWeekend(sentAt, (moment) => startOfDay(nextDay(moment)))
  for (let day = 1; day <= hours / 24; day += 1) due = skipWeekend(nextDay(due), nextDay)
  return skipWeekend(addHours(due, hours % 24), nextDay)
}

function dayText(day: Date): string {
  return `${WEEKDAY.format(day)} ${lightFormat(day, 'dd/MM')}`
}

/** 'aprox. el lunes 23/11 a las 19:57', or at midnight 'aprox. al terminar el lunes 23/11'. */
export function dueText(due: Date): string {
  return due.getTime() === startOfDay(due).getTime()
    ? `aprox. al terminar el ${dayText(subDays(due, 1))}`
    : `aprox. el ${dayText(due)} a las ${lightFormat(due, 'HH:mm')}`
}

/** Time of the reminder: `due`, or the next morning if `due` is at night. */
export function reminderAt(due: Date): Date {
  const hour = due.getHours()
  if (hour < AWAKE.from) return setHours(startOfDay(due), AWAKE.from)
  if (hour >= AWAKE.until) return setHours(startOfDay(addDays(due, 1)), AWAKE.from)
  return due
}
