import { addDays, addMonths, isValid, lightFormat } from 'date-fns'
import { daysBetween } from '@/domain/dates'
import { sorted } from '@/domain/sorting'

/** Date before a next step, '[24/11]' or '[24/11/2026]': the day to resume the claim. */
const MARK = /^\s*\[(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?\]\s*/

/** A date without a year is the nearest such day, at most this far from today. */
const MOST_MONTHS = 6

interface Mark {
  readonly day: number
  readonly month: number
  /** Null if left out. */
  readonly year: number | null
  readonly rest: string
}

/** Null for a day that does not exist, such as 31/02. */
function toDate(year: number, { month, day }: Pick<Mark, 'month' | 'day'>): Date | null {
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null
}

function markOf(text: string): Mark | null {
  const found = MARK.exec(text)
  if (!found) return null
  const [whole, day, month, year] = found
  const mark = { day: Number(day), month: Number(month), year: year ? Number(year) : null }
  // It has to exist in some year; 2000 was a leap year.
  if (!toDate(mark.year ?? 2000, mark)) return null
  return { ...mark, rest: text.slice(whole.length) }
}

function isNear(date: Date, today: Date): boolean {
  const day = new Date(today.getFullYear(), today.getMonth(), today.getDate())
  return date >= addMonths(day, -MOST_MONTHS) && date <= addMonths(day, MOST_MONTHS)
}

/** Nearest day with this date; of two equally near ones, the later. */
function nearest(mark: Mark, today: Date): Date | null {
  const year = today.getFullYear()
  const days = [year + 1, year, year - 1].flatMap((each) => {
    const date = toDate(each, mark)
    return date && isNear(date, today) ? [date] : []
  })
  const distance = (date: Date) => Math.abs(daysBetween(today, date) ?? Infinity)
  return sorted(days, (first, second) => distance(first) - distance(second))[0] ?? null
}

/**
 * Follow-up date before a next step, '[24/11]' or '[24/11/2026]', at midnight; null without a valid date.
 * Without a year it is the nearest such day, at most 6 months before or after today.
 */
export function followUpOf(nextStep: string | null | undefined, today: Date): Date | null {
  const mark = markOf(nextStep ?? '')
  if (!mark) return null
  return mark.year === null ? nearest(mark, today) : toDate(mark.year, mark)
}

/** Follow-up date as written, '[24/11]'; null if there is none. */
export function followUpMark(nextStep: string | null | undefined): string | null {
  return MARK.exec(nextStep ?? '')?.[0].trim() ?? null
}

/** Next step without any follow-up date. */
export function stepWithoutFollowUp(nextStep: string | null | undefined): string {
  let text = nextStep ?? ''
  for (let mark = markOf(text); mark; mark = markOf(text)) text = mark.rest
  return text
}

/** Replaces the follow-up date; null removes it. Has a year only if another one would be read without it. */
export function withFollowUp(
  nextStep: string | null | undefined,
  date: Date | null,
  today: Date,
): string {
  const step = stepWithoutFollowUp(nextStep)
  if (!date || !isValid(date)) return step
  const short = `[${lightFormat(date, 'dd/MM')}]`
  const isClear = daysBetween(followUpOf(short, today), date) === 0
  return `${isClear ? short : `[${lightFormat(date, 'dd/MM/yyyy')}]`} ${step.trim()}`.trimEnd()
}

export function followUpChoices(today: Date) {
  // Monday is 1 and Sunday 0: a week ends on Sunday.
  const toMonday = (8 - today.getDay()) % 7 || 7
  return [
    { label: 'Mañana', date: addDays(today, 1) },
    { label: 'En 3 días', date: addDays(today, 3) },
    { label: 'Próxima semana', date: addDays(today, toMonday) },
  ] as const
}

export type FollowUpTime = 'today' | 'tomorrow' | 'week' | 'later'

/** Queue group of a follow-up date. Past dates count as today; weeks end on Sunday. */
export function followUpTime(date: Date, today: Date): FollowUpTime {
  const days = daysBetween(today, date) ?? 0
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days <= (7 - today.getDay()) % 7 ? 'week' : 'later'
}

/** 'Para hoy', 'Para hoy desde el 20/11', 'Para mañana', 'Para el 24/11'. */
export function formatFollowUp(date: Date, today: Date): string {
  const days = daysBetween(today, date) ?? 0
  const isThisYear = date.getFullYear() === today.getFullYear()
  const name = lightFormat(date, isThisYear ? 'dd/MM' : 'dd/MM/yyyy')
  if (days < 0) return `Para hoy desde el ${name}`
  if (days === 0) return 'Para hoy'
  return days === 1 ? 'Para mañana' : `Para el ${name}`
}
