import { addDays, addHours, isWeekend, startOfDay } from 'date-fns'

/** Repeats `step` until the moment is not on a weekend. */
function skipWeekend(moment: Date, step: (moment: Date) => Date): Date {
  let day = moment
  while (isWeekend(day)) day = step(day)
  return day
}

const nextDay = (moment: Date) => addDays(moment, 1)

/**
 * Time after `hours` working hours (SPEC 1): 24 per day from Monday to Friday, in the user's zone. It is
 * approximate, because holidays are unknown.
 *
 * @param hours whole working hours, 24 to a day
 * @returns an invalid date for an invalid one
 */
export function addWorkingHours(start: Date, hours: number): Date {
  let end = skipWeekend(start, (moment) => startOfDay(nextDay(moment)))
  for (let day = 1; day <= hours / 24; day += 1) end = skipWeekend(nextDay(end), nextDay)
  return skipWeekend(addHours(end, hours % 24), nextDay)
}
