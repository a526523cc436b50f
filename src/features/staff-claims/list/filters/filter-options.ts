import type { Claim } from '@/domain/claim/fields'
import { AIRLINES, airlineLabel } from '@/domain/claim/catalogue'
import type { ClaimFilters } from '@/domain/claim/list/claim-list'
import { CLAIM_CATEGORIES, subcategoriesOf } from '@/domain/claim/status/status'
import type { SelectOption } from '@/ui/fields/SelectInput'

interface FilterOptions {
  readonly categories: readonly SelectOption[]
  readonly subcategories: readonly SelectOption[]
  readonly airlines: readonly SelectOption[]
}

/** Known values first, then those that only data or an address has, as they are. */
function toOptions(
  known: readonly string[],
  others: readonly (string | null)[],
  toLabel: (value: string) => string = (value) => value,
): SelectOption[] {
  const values = new Set([...known, ...others.filter((value) => value !== null && value !== '')])
  return [...values].map((value) => ({ value: String(value), label: toLabel(String(value)) }))
}

/** What the filters can be set to: SPEC's values, the ones in use and the ones of the loaded rows. */
export function filterOptions(filters: ClaimFilters, rows: readonly Claim[]): FilterOptions {
  const { category, subcategory, airline } = filters
  const fromRows = rows.filter((row) => row.category === category)
  return {
    categories: toOptions(CLAIM_CATEGORIES, [category, ...rows.map((row) => row.category)]),
    subcategories:
      category === ''
        ? []
        : toOptions(subcategoriesOf(category), [
            subcategory,
            ...fromRows.map((row) => row.subcategory),
          ]),
    airlines: toOptions(AIRLINES, [airline, ...rows.map((row) => row.airline)], airlineLabel),
  }
}
