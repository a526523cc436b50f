import type { ContactAge } from '@/domain/claim/status/contact-age'
import { shortCategory, formatStatus } from '@/domain/claim/status/lanes'
import { CLAIM_CATEGORIES, outcomeOf, statusOf } from '@/domain/claim/status/status'
import styles from './Tones.module.css'

type Step = ContactAge['step']

/** Categories with this outcome: 'No aplica o desistido'. */
function categoriesIn(outcome: Step): string {
  const names = CLAIM_CATEGORIES.filter((category) => outcomeOf(category) === outcome)
  const words = names.map(shortCategory).reverse()
  return formatStatus(
    new Intl.ListFormat('es', { type: 'disjunction' }).format(words).toUpperCase(),
  )
}

/** Row colour of each age and its text in the legend (SPEC 4), in the legend's order. */
export const CONTACT_TONES = {
  recent: { tone: 'green', meaning: 'Contacto hace 2 días o menos' },
  'due-soon': { tone: 'amber', meaning: 'Hace 3 o 4 días' },
  late: { tone: 'red', meaning: 'Hace más de 4 días' },
  none: { tone: 'white', meaning: 'Sin contacto' },
  won: { tone: 'purple', meaning: categoriesIn('won') },
  closed: { tone: 'blue', meaning: categoriesIn('closed') },
} as const satisfies Record<Step, { readonly tone: string; readonly meaning: string }>

/** Class that sets the colour of an age, `--tone`, and its `--tint`. */
export const toneClass = (step: Step) => styles[CONTACT_TONES[step].tone]

const CATEGORY_TONES = {
  new: 'grey',
  preparing: 'amber',
  filed: 'purple',
  disputed: 'blue',
  success: 'green',
  over: 'grey',
} as const

/** Class that sets `--tone` to the colour of a category. */
export const categoryTone = (category: string | null) =>
  styles[CATEGORY_TONES[statusOf(category)?.tone ?? 'over']]
