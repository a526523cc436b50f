import type { ContactAge } from '@/domain/claim/status/contact-age'
import { shortCategory, formatStatus } from '@/domain/claim/status/lanes'
import { CLAIM_CATEGORIES, outcomeOf } from '@/domain/claim/status/status'

type Step = ContactAge['step']

/** The categories that end so, 'No aplica o desistido'. */
function categoriesIn(outcome: Step): string {
  const names = CLAIM_CATEGORIES.filter((category) => outcomeOf(category) === outcome)
  const words = names.map(shortCategory).reverse()
  return formatStatus(
    new Intl.ListFormat('es', { type: 'disjunction' }).format(words).toUpperCase(),
  )
}

/** The colour of each age (SPEC 4), and what the legend says of it, in its order. */
export const CONTACT_TONES = {
  recent: { tone: 'green', meaning: 'Contacto hace 2 días o menos' },
  'due-soon': { tone: 'amber', meaning: 'Hace 3 o 4 días' },
  late: { tone: 'red', meaning: 'Hace más de 4 días' },
  none: { tone: 'white', meaning: 'Sin contacto' },
  won: { tone: 'purple', meaning: categoriesIn('won') },
  closed: { tone: 'blue', meaning: categoriesIn('closed') },
} as const satisfies Record<Step, { readonly tone: string; readonly meaning: string }>
