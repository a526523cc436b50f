import { daysBetween, parseDay } from '@/domain/dates'
import { parseCategory, type ClaimCategory } from './status'

interface ContactAge {
  readonly tone: 'purple' | 'blue' | 'green' | 'amber' | 'red' | 'white'
  /** Calendar days since the last contact; null when there is none to count from. */
  readonly days: number | null
  readonly label: string
}

interface ContactedClaim {
  readonly category?: string | null | undefined
  readonly last_customer_contact?: string | null | undefined
}

/** Categories whose colour does not depend on the contact date (SPEC 4). */
const CLOSED_TONES: Readonly<Partial<Record<ClaimCategory, 'purple' | 'blue'>>> = {
  'CASO GANADO': 'purple',
  'NO APLICA': 'blue',
  'CASO DESISTIDO': 'blue',
}

/** Most days that still carry a tone; a longer silence is red (SPEC 4 and 9). */
const AGE_TONES = [
  { upTo: 2, tone: 'green' },
  { upTo: 4, tone: 'amber' },
] as const

/** 'hoy', 'hace 1 día', 'hace 2 días' for whole days that have gone by. */
export function wordDays(days: number): string {
  if (days === 0) return 'hoy'
  return days === 1 ? 'hace 1 día' : `hace ${days} días`
}

/**
 * Colour and words for the age of the last contact with a customer (SPEC 4, row colour).
 * A date to come counts as today; an unreadable date counts as no contact. A closed claim has no age, and
 * its label does not repeat the status that stands beside it.
 */
export function contactAge(claim: ContactedClaim, today: Date): ContactAge {
  const elapsed = daysBetween(parseDay(claim.last_customer_contact), today)
  const days = elapsed === null ? null : Math.max(0, elapsed)
  const category = parseCategory(claim.category)
  const closed = category === null ? undefined : CLOSED_TONES[category]
  if (closed) return { tone: closed, days, label: 'Cerrado' }
  if (days === null) return { tone: 'white', days, label: 'Sin contacto' }
  const tone = AGE_TONES.find(({ upTo }) => days <= upTo)?.tone ?? 'red'
  return { tone, days, label: wordDays(days) }
}
