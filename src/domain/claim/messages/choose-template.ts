import type { Claim } from '@/domain/claim/fields'
import { isWon, parseCategory, statusKey } from '@/domain/claim/status/status'
import { templateById, TEMPLATES, type Template } from './templates'

/** Template for a claim's status, sub-status first; null if none fits. Charged won claims get the receipt. */
export function templateFor(
  { category, subcategory }: Pick<Claim, 'category' | 'subcategory'>,
  isCharged = false,
): Template | null {
  if (isWon(category) && isCharged) return templateById('recibo-cobro')
  const own = parseCategory(category)
  const sub = statusKey(subcategory)
  const all: readonly Template[] = TEMPLATES
  const fitting = all.filter(({ fits }) => fits.category === own)
  return (
    fitting.find(
      ({ fits }) => fits.subcategory !== undefined && statusKey(fits.subcategory) === sub,
    ) ??
    fitting.find(({ fits }) => fits.subcategory === undefined) ??
    null
  )
}
