import { addDays, lightFormat, setHours, startOfDay, subDays } from 'date-fns'
import { ANSWER_HOURS } from '@/config/operator'
import { LOCALE } from '@/domain/country/chile'
import { addWorkingHours } from '@/domain/country/working-days'

/** Hours of the day between which a reminder may ring. */
const AWAKE = { from: 9, until: 21 } as const

/** Approximate time of the answer (SPEC 1). An invalid date gives an invalid date. */
export function answerDueAt(sentAt: Date): Date {
  return addWorkingHours(sentAt, ANSWER_HOURS)
}

function dayText(day: Date): string {
  const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long' }).format(day)
  return `${weekday} ${lightFormat(day, 'dd/MM')}`
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
