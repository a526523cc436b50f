import { FIELD_ROWS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { parseDay, toDayString } from '@/domain/dates'
import { safeFileName } from '@/domain/file-names'
import type { SheetCell, SheetColumn } from './sheet-xml'

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

/** What is exported: one row an item. Every format writes the same table. */
export interface ExportTable<Item> {
  /** Name of the file before its day, and of the sheet. */
  readonly fileName: string
  readonly sheetName: string
  readonly columns: readonly SheetColumn[]
  /** The cells of an item, one a column. A Date is written as the local day it falls on. */
  readonly toCells: (item: Item) => readonly SheetCell[]
}

/** More digits than these a spreadsheet does not hold: it would write zeros in their place. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,14})$/

/** A number or a day that cannot be read is written as its text: it is still what the claim says. */
function toCell(kind: ClaimField['kind'], held: Claim[ClaimField['key']] | undefined): SheetCell {
  if (held === null || held === undefined || held === '') return null
  const text = typeof held === 'object' ? held.join('; ') : String(held)
  if (kind === 'id') return SAFE_NUMBER.test(text) ? Number(text) : text
  return kind === 'day' ? (parseDay(text) ?? text) : text
}

/** Claims, one a row. A day is midnight or a moment of it in the user's own zone. */
export const CLAIM_TABLE: ExportTable<ExportClaim> = {
  fileName: 'reclamos',
  sheetName: 'Reclamos',
  columns: EXPORT_COLUMNS,
  toCells: (claim) => EXPORT_COLUMNS.map(({ key, kind }) => toCell(kind, claim[key])),
}

/**
 * Name of a file, such as 'reclamos-2026-11-21.csv'; one that holds only a part of the items says so.
 *
 * @param name the `fileName` of the table
 * @param today the current moment; its local day is what counts
 */
export function exportFileName(
  name: string,
  format: 'csv' | 'xlsx',
  today: Date,
  { partial = false }: { readonly partial?: boolean } = {},
): string {
  return safeFileName(`${name}-${toDayString(today)}${partial ? '-parcial' : ''}.${format}`)
}
