import type { Claim } from '@/domain/claim/fields'
import { parseCategory } from '@/domain/claim/status/status'
import { normalizeStatus } from '@/domain/claim/status/status-text'
import { TEMPLATES, type Template } from './templates'

/** The template that says what a claim's status says, the most exact first; null where none does. */
export function templateFor({
  category,
  subcategory,
}: Pick<Claim, 'category' | 'subcategory'>): Template | null {
  const own = parseCategory(category)
  const sub = normalizeStatus(subcategory)
  const all: readonly Template[] = TEMPLATES
  const fitting = all.filter(({ fits }) => fits.category === own)
  return (
    fitting.find(({ fits }) => fits.subcategory !== undefined && fits.subcategory === sub) ??
    fitting.find(({ fits }) => fits.subcategory === undefined) ??
    null
  )
}
