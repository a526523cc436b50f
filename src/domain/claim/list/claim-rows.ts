import { LOCALE } from '@/domain/country/chile'
import { parseDay } from '@/domain/dates'
import { pageSlice } from '@/domain/paging'
import { sortRows } from '@/domain/sorting'
import type { ClaimSort } from './claim-list'

interface SortableClaim {
  readonly id: number | string | null
  readonly updated_at: string | null
}

/**
 * The loaded claims in order, as a new list (SPEC 2.11). Days and moments are compared as moments;
 * claims without a readable value come last in both directions.
 */
export function sortClaims<Row extends SortableClaim>(
  rows: readonly Row[],
  { field, direction }: ClaimSort,
): Row[] {
  const keyed = rows.map((row) => ({
    row,
    key: field === 'id' ? row.id : (parseDay(row.updated_at)?.getTime() ?? null),
  }))
  return sortRows(keyed, { field: 'key', direction }).map(({ row }) => row)
}

/** The rows of a page, also from a server that answers every claim at once (SPEC 3, a plain list). */
export function rowsOfPage<Row>(items: readonly Row[], page: number, size: number): readonly Row[] {
  return items.length > size ? pageSlice(items, page, size) : items
}

/** Whether two pages hold the same claims: the server gives one page whatever is asked for. */
export function isSamePage(
  first: readonly Pick<SortableClaim, 'id'>[],
  second: readonly Pick<SortableClaim, 'id'>[],
): boolean {
  const known = new Set(first.map(({ id }) => String(id)))
  return second.length > 0 && second.every(({ id }) => id !== null && known.has(String(id)))
}

/** One key a row, also for claims without a number and for a number that comes twice. */
export function toRowKeys(rows: readonly Pick<SortableClaim, 'id'>[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ id }) => {
    const name = id === null ? 'sin-numero' : String(id)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}#${times}`
  })
}

const COUNT = new Intl.NumberFormat(LOCALE)

/**
 * Which claims are on the screen, such as 'Reclamos 26 a 50 de 240', or 'de más de 50'.
 *
 * @param shown rows of this page
 * @param total claims of all pages; null when more may follow and nobody knows how many
 */
export function rangeText({
  page,
  size,
  shown,
  total,
}: {
  readonly page: number
  readonly size: number
  readonly shown: number
  readonly total: number | null
}): string {
  if (total === 1) return '1 reclamo'
  const first = (page - 1) * size + 1
  const last = first + shown - 1
  if (total === null) {
    return `Reclamos ${COUNT.format(first)} a ${COUNT.format(last)} de más de ${COUNT.format(last)}`
  }
  const all = COUNT.format(Math.max(total, last))
  if (first === 1 && last >= total) return `${all} reclamos`
  return `Reclamos ${COUNT.format(first)} a ${COUNT.format(last)} de ${all}`
}
