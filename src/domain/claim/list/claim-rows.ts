import { formatNumber } from '@/domain/country/money'
import { parseDay } from '@/domain/dates'
import { pageSlice } from '@/domain/paging'
import { sortRows } from '@/domain/sorting'
import type { ClaimSort } from './claim-list'

interface SortableClaim {
  readonly id: number | string | null
  readonly updated_at: string | null
}

/** Sorted copy (SPEC 2.11) by id or moment; claims without a readable value come last. */
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

/** Rows of a page, also if the server returns all claims at once (SPEC 3, a plain list). */
export function rowsOfPage<Row>(items: readonly Row[], page: number, size: number): readonly Row[] {
  return items.length > size ? pageSlice(items, page, size) : items
}

/** True if `second` has only claims of `first`: the server returns one page for every request. */
export function isSamePage(
  first: readonly Pick<SortableClaim, 'id'>[],
  second: readonly Pick<SortableClaim, 'id'>[],
): boolean {
  const known = new Set(first.map(({ id }) => String(id)))
  return second.length > 0 && second.every(({ id }) => id !== null && known.has(String(id)))
}

/** Unique key per row, also for missing and repeated ids. */
export function toRowKeys(rows: readonly Pick<SortableClaim, 'id'>[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ id }) => {
    const name = id === null ? 'sin-numero' : String(id)
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name}#${times}`
  })
}

/** 'Reclamos 26 a 50 de 240', or 'de más de 50' if `total` is null and more may follow. */
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
    return `Reclamos ${formatNumber(first)} a ${formatNumber(last)} de más de ${formatNumber(last)}`
  }
  const all = formatNumber(Math.max(total, last))
  if (first === 1 && last >= total) return `${all} reclamos`
  return `Reclamos ${formatNumber(first)} a ${formatNumber(last)} de ${all}`
}
