import { FIELD_ROWS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { parseDay, toDayString } from '@/domain/dates'
import { safeFileName } from '@/domain/file-names'

/**
 * Columns of an exported file in their order, whatever its format: the claim's fields (SPEC 3) under
 * the names that the claim dialogs give them, so that a row can be compared with the screen.
 */
export const EXPORT_COLUMNS = FIELD_ROWS.map(({ key, kind, label, width }) => ({
  ...{ key, kind, width },
  title: label,
}))

/** A claim as far as a file needs it; every field may be missing. */
export type ExportClaim = Readonly<Partial<Claim>>

/** One cell, as every format understands it; null is empty. */
export type ExportCell = string | number | Date | null

/** More digits than these a spreadsheet does not hold: it would write zeros in their place. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,14})$/

/** A number or a day that cannot be read is written as its text: it is still what the claim says. */
function toCell(kind: ClaimField['kind'], held: Claim[ClaimField['key']] | undefined): ExportCell {
  if (held === null || held === undefined || held === '') return null
  const text = typeof held === 'object' ? held.join('; ') : String(held)
  if (kind === 'id') return SAFE_NUMBER.test(text) ? Number(text) : text
  return kind === 'day' ? (parseDay(text) ?? text) : text
}

/** The cells of a claim, one a column. A day is midnight or a moment of it in the person's own zone. */
export function toCells(claim: ExportClaim): ExportCell[] {
  return EXPORT_COLUMNS.map(({ key, kind }) => toCell(kind, claim[key]))
}

/**
 * Name of a file, such as 'reclamos-2026-11-21.csv'; one that holds only a part of the claims says so.
 *
 * @param today the current moment; its local day is what counts
 */
export function exportFileName(
  format: 'csv' | 'xlsx',
  today: Date,
  { partial = false }: { readonly partial?: boolean } = {},
): string {
  return safeFileName(`reclamos-${toDayString(today)}${partial ? '-parcial' : ''}.${format}`)
}
