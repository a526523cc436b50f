import { daysBetween, parseDay } from '@/domain/dates'
import { outcomeOf } from './status'
import type { Status } from './statuses'

/** How long ago a customer heard from us, in the steps of SPEC 4. */
export const CONTACT_STEPS = ['recent', 'due-soon', 'late', 'none'] as const

export type ContactStep = (typeof CONTACT_STEPS)[number]

interface Age<Step> {
  readonly step: Step
  /** Calendar days since the last contact; null when there is none to count from. */
  readonly days: number | null
  readonly label: string
}

/** The age of the last contact; that of a claim which is not open is how the claim ended. */
export type ContactAge = Age<ContactStep | Exclude<Status['outcome'], 'open'>>

interface ContactedClaim {
  readonly category?: string | null | undefined
  readonly last_customer_contact?: string | null | undefined
}

/** Most days of a step; a longer silence is late (SPEC 4 and 9). */
const MOST_DAYS = { recent: 2, 'due-soon': 4 } as const

/** 'hoy', 'hace 1 día', 'hace 2 días' for whole days that have gone by. */
export function formatDaysAgo(days: number): string {
  if (days === 0) return 'hoy'
  return days === 1 ? 'hace 1 día' : `hace ${days} días`
}

/** Whether the customer of a claim heard from us on this very day. */
export function isContactedOn({ last_customer_contact }: ContactedClaim, day: Date): boolean {
  return daysBetween(parseDay(last_customer_contact), day) === 0
}

/** Age of a contact with the customer of an open claim, in calendar days: see `contactAge`. */
export function ageOfContact(contact: string | null | undefined, today: Date): Age<ContactStep> {
  const elapsed = daysBetween(parseDay(contact), today)
  if (elapsed === null) return { step: 'none', days: null, label: 'Sin contacto' }
  const days = Math.max(0, elapsed)
  const step =
    days <= MOST_DAYS.recent ? 'recent' : days <= MOST_DAYS['due-soon'] ? 'due-soon' : 'late'
  return { step, days, label: formatDaysAgo(days) }
}

/**
 * Age class and label of the last customer contact (SPEC 4, row colour), in calendar days of the user's
 * zone. A future date counts as today, an unreadable one as no contact. The label of a closed claim does
 * not repeat the status that stands beside it.
 */
export function contactAge(claim: ContactedClaim, today: Date): ContactAge {
  const age = ageOfContact(claim.last_customer_contact, today)
  const outcome = outcomeOf(claim.category)
  return outcome === 'open' ? age : { ...age, step: outcome, label: 'Cerrado' }
}
