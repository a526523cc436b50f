import { daysBetween, parseDay } from '@/domain/dates'
import type { Texts } from '@/domain/raw-values'
import { outcomeOf } from './status'
import type { Status } from './statuses'

/** Age classes of the last customer contact (SPEC 4). */
export const CONTACT_STEPS = ['recent', 'due-soon', 'late', 'none'] as const

export type ContactStep = (typeof CONTACT_STEPS)[number]

/** By name they are in the order of the age. */
export const CONTACT_STEP_NAMES: Readonly<Record<ContactStep, string>> = {
  recent: '2 días o menos',
  'due-soon': '3 o 4 días',
  late: 'Más de 4 días',
  none: 'Sin contacto',
}

interface Age<Step> {
  readonly step: Step
  /** Calendar days since the last contact; null if there is none. */
  readonly days: number | null
  readonly label: string
}

/** Age of the last contact; the step of a closed claim is its outcome. */
export type ContactAge = Age<ContactStep | Exclude<Status['outcome'], 'open'>>

type ContactedClaim = Texts<'category' | 'last_customer_contact'>

/** Highest age of a step in days; anything older is late (SPEC 4 and 9). */
const MOST_DAYS = { recent: 2, 'due-soon': 4 } as const

/** 'hoy', 'hace 1 día', 'hace 2 días'; takes whole days. */
export function formatDaysAgo(days: number): string {
  if (days === 0) return 'hoy'
  return days === 1 ? 'hace 1 día' : `hace ${days} días`
}

export function isContactedOn({ last_customer_contact }: ContactedClaim, day: Date): boolean {
  return daysBetween(parseDay(last_customer_contact), day) === 0
}

/** Like `contactAge`, for the last customer contact of an open claim. */
export function ageOfContact(contact: string | null | undefined, today: Date): Age<ContactStep> {
  const elapsed = daysBetween(parseDay(contact), today)
  if (elapsed === null) return { step: 'none', days: null, label: 'Sin contacto' }
  const days = Math.max(0, elapsed)
  const step =
    days <= MOST_DAYS.recent ? 'recent' : days <= MOST_DAYS['due-soon'] ? 'due-soon' : 'late'
  return { step, days, label: formatDaysAgo(days) }
}

/**
 * Age class and label of the last customer contact (SPEC 4), in calendar days of the user's zone. Future
 * dates count as today, invalid ones as no contact. Never throws.
 */
export function contactAge(claim: ContactedClaim, today: Date): ContactAge {
  const age = ageOfContact(claim.last_customer_contact, today)
  const outcome = outcomeOf(claim.category)
  if (outcome === 'open') return age
  return { ...age, step: outcome, label: outcome === 'won' ? 'Ganado' : 'Cerrado' }
}
