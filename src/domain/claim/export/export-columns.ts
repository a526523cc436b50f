import { FIELD_ROWS, type Claim, type ClaimField } from '@/domain/claim/fields'
import { parseDay, toDayString } from '@/domain/dates'
import type { SheetCell, SheetColumn } from './sheet-xml'

const MAX_LENGTH = 100
const FALLBACK = 'archivo'

/** Characters that a file system forbids, and invisible ones that can disguise an extension. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu
const WINDOWS_DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?=\s*(?:\.|$))/i

/** A file name that is valid on every system, at most 100 characters; 'archivo' if nothing is left. */
export function safeFileName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.-]+|[\s.-]+$/g, '')
    .replace(WINDOWS_DEVICE, '$1_')
  const extension = /\.[a-z\d]{1,5}$/i.exec(name)?.[0] ?? ''
  const stem = Array.from(name.slice(0, name.length - extension.length))
    .slice(0, MAX_LENGTH - extension.length)
    .join('')
    .trim()
  return stem === '' ? `${FALLBACK}${extension}` : `${stem}${extension}`
}

/** Claim fields (SPEC 3) under the labels of the dialogs, so that a row can be compared with the screen. */
export const EXPORT_COLUMNS = FIELD_ROWS.map(({ key, kind, label, width }) => ({
  key,
  kind,
  width,
  title: label,
}))

export type ExportClaim = Readonly<Partial<Claim>>

export interface ExportTable<Item> {
  /** File name without date and extension. */
  readonly fileName: string
  readonly sheetName: string
  readonly columns: readonly SheetColumn[]
  /** One cell per column; a Date is written as its local day. */
  readonly toCells: (item: Item) => readonly SheetCell[]
}

/** Rows per part of a file: some milliseconds, even on a slow computer. */
const ROWS_AT_ONCE = 100

/** Items in slices, between which a caller can let the browser handle input. */
export function* slicesOf<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    yield items.slice(from, from + ROWS_AT_ONCE)
  }
}

/** Spreadsheets keep 15 digits of a number and write zeros for the rest. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,14})$/

/** Unreadable numbers and days are exported as text. */
function toCell(kind: ClaimField['kind'], held: Claim[ClaimField['key']] | undefined): SheetCell {
  if (held === null || held === undefined || held === '') return null
  const text = typeof held === 'object' ? held.join('; ') : String(held)
  if (kind === 'id') return SAFE_NUMBER.test(text) ? Number(text) : text
  return kind === 'day' ? (parseDay(text) ?? text) : text
}

export const CLAIM_TABLE: ExportTable<ExportClaim> = {
  fileName: 'reclamos',
  sheetName: 'Reclamos',
  columns: EXPORT_COLUMNS,
  toCells: (claim) => EXPORT_COLUMNS.map(({ key, kind }) => toCell(kind, claim[key])),
}

/** 'reclamos-2026-11-21.csv', or 'reclamos-2026-11-21-parcial.csv' if only part of the items is in it. */
export function exportFileName(
  name: string,
  format: 'csv' | 'xlsx',
  today: Date,
  { partial = false }: { readonly partial?: boolean } = {},
): string {
  return safeFileName(`${name}-${toDayString(today)}${partial ? '-parcial' : ''}.${format}`)
}
