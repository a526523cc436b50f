import type { Claim } from '@/domain/claim/fields'
import { AIRLINES, airlineLabel } from '@/domain/claim/catalogue'
import type { ClaimFilters } from '@/domain/claim/list/claim-list'
import { CLAIM_CATEGORIES, subcategoriesOf } from '@/domain/claim/status/status'
import type { SelectOption } from '@/ui/fields/SelectInput'

/** Known values first. The server matches the exact spelling: the active one wins, else the known one. */
function toOptions(
  inUse: string,
  values: readonly (string | null)[],
  toLabel: (value: string) => string = (value) => value,
): SelectOption[] {
  const options = new Map<string, string>()
  for (const value of values) {
    const label = toLabel(value ?? '')
    if (value && !options.has(label)) options.set(label, value)
  }
  if (inUse !== '') options.set(toLabel(inUse), inUse)
  return [...options].map(([label, value]) => ({ value, label }))
}

/** SPEC's values, the active ones and those of the loaded rows. */
export function filterOptions(filters: ClaimFilters, rows: readonly Claim[]) {
  const { category, subcategory, airline } = filters
  const fromRows = rows.filter((row) => row.category === category)
  return {
    category: toOptions(category, [...CLAIM_CATEGORIES, ...rows.map((row) => row.category)]),
    subcategory:
      category === ''
        ? []
        : toOptions(subcategory, [
            ...subcategoriesOf(category),
            ...fromRows.map((row) => row.subcategory),
          ]),
    airline: toOptions(airline, [...AIRLINES, ...rows.map((row) => row.airline)], airlineLabel),
  }
}
