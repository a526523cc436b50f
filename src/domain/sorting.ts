export type SortDirection = 'asc' | 'desc'

export interface Sort<Field extends string> {
  readonly field: Field
  readonly direction: SortDirection
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value)
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function idNumber(id: string | number | null): number {
  const number = id === null ? NaN : Number(id)
  return Number.isFinite(number) ? number : Infinity
}

/** Compares ids as numbers; ids that are not numbers come last. */
export function compareIds(first: string | number | null, second: string | number | null): number {
  const [a, b] = [idNumber(first), idNumber(second)]
  return a === b ? 0 : a - b
}

/** Sorts into a new array. `toSorted` is missing in the oldest supported browsers. */
export function sorted<Item>(
  items: readonly Item[],
  compare: (first: Item, second: Item) => number,
): Item[] {
  return [...items].sort(compare)
}

/**
 * Sorts rows by one field into a new array (SPEC 2.11). The sort is stable; missing values come
 * last in both directions; texts in Spanish order, '9' before '10'.
 */
export function sortRows<Row extends object, Field extends string & keyof Row>(
  rows: readonly Row[],
  { field, direction }: Sort<Field>,
): Row[] {
  const sign = direction === 'asc' ? 1 : -1
  const { compare } = new Intl.Collator('es', { numeric: true })
  return sorted(rows, (first, second) => {
    const a = first[field]
    const b = second[field]
    if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
    const isNumeric = typeof a === 'number' && typeof b === 'number'
    return sign * (isNumeric ? a - b : compare(toText(a), toText(b)))
  })
}

/** A click on the same column reverses it; a new one starts with `first` (SPEC 2.11). */
export function nextSort<Field extends string>(
  current: Sort<Field>,
  field: Field,
  first: SortDirection,
): Sort<Field> {
  if (current.field !== field) return { field, direction: first }
  return { field, direction: current.direction === 'asc' ? 'desc' : 'asc' }
}
