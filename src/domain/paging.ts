function toWhole(value: number, least: number): number {
  return Number.isFinite(value) ? Math.max(least, Math.floor(value)) : least
}

/** Number of pages for `total` rows; at least 1, also for invalid arguments. */
export function pageCount(total: number, size: number): number {
  return Math.max(1, Math.ceil(toWhole(total, 0) / toWhole(size, 1)))
}

/** The nearest existing page, counted from 1; 1 if not a number. */
export function clampPage(page: number, total: number, size: number): number {
  return Math.min(toWhole(page, 1), pageCount(total, size))
}

/** Rows of one page; a missing page gives the nearest one. */
export function pageSlice<T>(rows: readonly T[], page: number, size: number): T[] {
  const length = toWhole(size, 1)
  const start = (clampPage(page, rows.length, length) - 1) * length
  return rows.slice(start, start + length)
}

/** 'Página 1 / 8' on the admin page, else 'Página 1 de 8' (SPEC 2.11); open-ended 'Página 2 de más de 2'. */
export function pageLabel(
  page: number,
  pages: number,
  joint: 'de' | '/' = 'de',
  isOpenEnded = false,
): string {
  return `Página ${page} ${joint} ${isOpenEnded ? 'más de ' : ''}${pages}`
}
