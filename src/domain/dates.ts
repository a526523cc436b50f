import { differenceInCalendarDays, isValid, lightFormat, parseISO } from 'date-fns'

const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/

/** Midnight UTC: some servers send a day as a moment. */
const UTC_MIDNIGHT = /[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00(?::?00)?)$/i

/**
 * Parses an ISO day or moment; null for anything else. A plain day, or midnight UTC, is that day in
 * the user's zone and never shifts; any other moment with a zone is converted to it.
 */
export function parseDay(text: string | null | undefined): Date | null {
  const trimmed = text?.trim() ?? ''
  if (!STARTS_WITH_DAY.test(trimmed)) return null
  const date = parseISO(trimmed.replace(UTC_MIDNIGHT, ''))
  return isValid(date) ? date : null
}

/** A day as 'dd/MM/yyyy', or '-' if missing or invalid (SPEC 2.8). */
export function formatDay(text: string | null | undefined): string {
  const date = parseDay(text)
  return date === null ? '-' : lightFormat(date, 'dd/MM/yyyy')
}

/** The local day as 'yyyy-MM-dd', for date fields and the API; '' if missing or invalid. */
export function toDayString(date: Date | null): string {
  return date !== null && isValid(date) ? lightFormat(date, 'yyyy-MM-dd') : ''
}

/** Calendar days between two dates, negative if `to` is earlier; null if one is missing or invalid. */
export function daysBetween(from: Date | null, to: Date | null): number | null {
  const days = differenceInCalendarDays(to ?? NaN, from ?? NaN)
  return Number.isNaN(days) ? null : days
}

const formatAs = (pattern: string) => (date: Date) =>
  isValid(date) ? lightFormat(date, pattern) : '-'

/** A moment as 'dd/MM/yyyy, HH:mm' in the user's zone; '-' for an invalid date. */
export const formatMoment = formatAs('dd/MM/yyyy, HH:mm')

/** A moment as 'HH:mm' in the user's zone; '-' for an invalid date. */
export const formatTime = formatAs('HH:mm')

/** A moment of today as 'HH:mm', of another day as 'dd/MM'; '-' for an invalid date. */
export function formatRecent(date: Date, now: Date): string {
  return formatAs(daysBetween(date, now) === 0 ? 'HH:mm' : 'dd/MM')(date)
}

/** A moment as 'dd/MM HH:mm' in the user's zone; '-' for an invalid date. */
export const formatShortMoment = formatAs('dd/MM HH:mm')
