import { LOCALE } from '@/domain/country/chile'
import { daysBetween, parseDay } from '@/domain/dates'

/** Age of the last change, 'hoy', 'ayer' or 'hace 12 días'; null without a valid date. */
export function updateAge(updatedAt: string | null, now: Date): string | null {
  const days = daysBetween(parseDay(updatedAt), now)
  if (days === null) return null
  // Future dates (clock skew, another time zone) count as today.
  const age = Math.max(0, days)
  if (age === 2) return 'hace 2 días'
  return new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }).format(-age, 'day')
}
