import { LOCALE } from '@/domain/country/chile'
import { daysBetween, parseDay } from '@/domain/dates'

const DAYS = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

/** How long ago a claim changed, 'hoy', 'ayer' or 'hace 12 días'; null without a usable date. */
export function updateAge(updatedAt: string | null, now: Date): string | null {
  const days = daysBetween(parseDay(updatedAt), now)
  if (days === null) return null
  // A server's clock ahead of ours, or a date in another zone, is still "today" to a person.
  const age = Math.max(0, days)
  return age === 2 ? 'hace 2 días' : DAYS.format(-age, 'day')
}
