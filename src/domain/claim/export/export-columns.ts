import { parseDay, toDayString } from '@/domain/dates'
import { safeFileName } from '@/domain/file-names'

interface ExportColumn {
  readonly field: string
  readonly title: string
  /** `text` where nothing is said. A number or a day that cannot be read is written as its text. */
  readonly kind?: 'number' | 'day'
  /** In characters, for files that have widths. */
  readonly width: number
}

/**
 * Columns of an exported file in their order, whatever its format: the claim's fields (SPEC 3) under
 * the names that the claim dialogs give them, so that a row can be compared with the screen.
 */
export const EXPORT_COLUMNS = [
  { field: 'id', title: 'ID', kind: 'number', width: 9 },
  { field: 'name', title: 'Nombre', width: 20 },
  { field: 'lastname', title: 'Apellidos', width: 24 },
  { field: 'rut', title: 'RUT', width: 14 },
  { field: 'email', title: 'Correo', width: 30 },
  { field: 'phone', title: 'Teléfono', width: 16 },
  { field: 'reservation_code', title: 'Código de reserva', width: 18 },
  { field: 'flight_id', title: 'Vuelo', kind: 'number', width: 9 },
  { field: 'airline', title: 'Aerolínea', width: 14 },
  { field: 'handler', title: 'Responsable', width: 18 },
  { field: 'category', title: 'Categoría', width: 26 },
  { field: 'subcategory', title: 'Subcategoría', width: 34 },
  { field: 'documents', title: 'Documentos faltantes', width: 30 },
  { field: 'agency', title: 'Agencia de viaje', width: 18 },
  { field: 'type', title: 'Tipo de reclamo', width: 22 },
  { field: 'case_number', title: 'Número de caso', width: 16 },
  { field: 'tracking_id', title: 'Tracking', width: 16 },
  { field: 'case_folder', title: 'Carpeta Drive', width: 40 },
  { field: 'alias', title: 'Alias', width: 16 },
  { field: 'next_step', title: 'Next Step', width: 40 },
  { field: 'created_at', title: 'Fecha de recepción', kind: 'day', width: 18 },
  { field: 'submitted_date', title: 'Fecha de presentación', kind: 'day', width: 20 },
  {
    field: 'last_customer_contact',
    title: 'Último contacto con el cliente',
    kind: 'day',
    width: 28,
  },
  {
    field: 'last_airline_contact',
    title: 'Último contacto con la aerolínea',
    kind: 'day',
    width: 30,
  },
  { field: 'updated_at', title: 'Última actualización', kind: 'day', width: 20 },
] as const satisfies readonly ExportColumn[]

type Field = (typeof EXPORT_COLUMNS)[number]['field']

type Raw = string | number | readonly string[] | null | undefined

/** A claim as far as a file needs it; every field may be missing. */
export type ExportClaim = Readonly<Partial<Record<Field, Raw>>>

/** One cell, as every format understands it; null is empty. */
export type ExportCell = string | number | Date | null

/** More digits than these a spreadsheet does not hold: it would write zeros in their place. */
const SAFE_NUMBER = /^(?:0|[1-9]\d{0,14})$/

function toCell({ kind }: ExportColumn, raw: Raw): ExportCell {
  if (raw === null || raw === undefined || raw === '') return null
  const text = typeof raw === 'object' ? raw.join('; ') : String(raw)
  if (kind === 'number') return SAFE_NUMBER.test(text) ? Number(text) : text
  // A date that nobody can read is still what the claim says.
  return kind === 'day' ? (parseDay(text) ?? text) : text
}

/** The cells of a claim, one a column. A day is midnight or a moment of it in the person's own zone. */
export function toCells(claim: ExportClaim): ExportCell[] {
  return EXPORT_COLUMNS.map((column) => toCell(column, claim[column.field]))
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
