import { addDays, addHours, isWeekend, startOfDay } from 'date-fns'

/** The moment itself, or where it is on a weekend the next one that `step` leads to. */
function skipWeekend(moment: Date, step: (moment: Date) => Date): Date {
  let day = moment
  while (isWeekend(day)) day = step(day)
  return day
}

const nextDay = (moment: Date) => addDays(moment, 1)

/**
 * The end of some working hours ('horas hábiles', SPEC 1): hours of days from Monday to Friday, in the
 * user's own zone. Holidays are unknown, so the end is approximate.
 *
 * @param hours whole working hours, 24 to a day
 * @returns an invalid date for an invalid one
 */
export function addWorkingHours(start: Date, hours: number): Date {
  let end = skipWeekend(start, (moment) => startOfDay(nextDay(moment)))
  for (let day = 1; day <= hours / 24; day += 1) end = skipWeekend(nextDay(end), nextDay)
  return skipWeekend(addHours(end, hours % 24), nextDay)
}
