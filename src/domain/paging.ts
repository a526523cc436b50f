/** Pages are counted from 1; a total of nothing still has one, empty, page. */

function toWhole(value: number, least: number): number {
  return Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least
}

/** How many pages `total` rows fill; at least 1, also for a bad total or size. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(toWhole(total, 0) / toWhole(size, 1)))
}

/** The nearest page that exists; 1 for what is no number. */
export function clampPage(page: number, total: number, size: number): number {
  return Math.min(toWhole(page, 1), pageCount(total, size))
}

/** The rows of one page; a page that does not exist gives the nearest one. */
export function pageSlice<T>(rows: readonly T[], page: number, size: number): T[] {
  const length = toWhole(size, 1)
  const start = (clampPage(page, rows.length, length) - 1) * length
  return rows.slice(start, start + length)
}

/**
 * 'Página 1 / 8' on the admin page, 'Página 1 de 8' elsewhere (SPEC 2.11).
 *
 * @param isOpenEnded nobody knows how many pages follow: 'Página 2 de más de 2'
 */
export function pageLabel(
  page: number,
  pages: number,
  joint: 'de' | '/' = 'de',
  isOpenEnded = false,
): string {
  return `Página ${page} ${joint} ${isOpenEnded ? 'más de ' : ''}${pages}`
}
