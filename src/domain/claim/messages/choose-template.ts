import type { Claim } from '@/domain/claim/fields'
import { isWon, normalizeStatus, parseCategory } from '@/domain/claim/status/status'
import { templateById, TEMPLATES, type Template } from './templates'

/**
 * The template that says what a claim's status says, the most exact first; null where none does. A won
 * claim that is charged starts with the receipt.
 */
export function templateFor(
  { category, subcategory }: Pick<Claim, 'category' | 'subcategory'>,
  isCharged = false,
): Template | null {
  if (isWon(category) && isCharged) return templateById('recibo-cobro')
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
