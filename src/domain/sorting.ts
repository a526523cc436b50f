export type SortDirection = 'asc' | 'desc'

/** A sorted column. */
export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: SortDirection
}

const SPANISH = new Intl.Collator('es', { numeric: true })

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function compareValues(first: unknown, second: unknown): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second
  return SPANISH.compare(toText(first), toText(second))
}

/** The items in order, as a new list; equal ones stay as they stand. `toSorted` is above the floor. */
export function sorted<Item>(
  items: readonly Item[],
  compare: (first: Item, second: Item) => number,
): Item[] {
  return [...items].sort(compare)
}

/**
 * Rows ordered by one field, as a new list (SPEC 2.11). Equal rows keep their order; rows without a
 * value come last in both directions; texts follow the Spanish alphabet, '9' before '10'.
 */
export function sortRows<Row extends object, Field extends string & keyof Row>(
  rows: readonly Row[],
  { field, direction }: Sort<Field>,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  return sorted(rows, (first, second) => {
    const a = first[field]
    const b = second[field]
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
    return sign * compareValues(a, b)
  })
}

/**
 * Sort after a click on a column: the same column turns round, a new one starts with `first`
 * ('asc' on the admin page, 'desc' in the CRM, SPEC 2.11).
 */
export function nextSort<Field extends string>(
  current: Sort<Field>,
  field: Field,
  first: SortDirection,
): Sort<Field> {
  if (current.field !== field) return { field, direction: first }
  return { field, direction: current.direction === 'asc' ? 'desc' : 'asc' }
}
