import { parseDay, toDayString } from '@/domain/dates'
import { safeFileName } from '@/domain/file-names'

/**
 * Columns of the file in their order: the claim's fields (SPEC 3) under the names that the claim
 * dialogs give them, so that a row can be compared with the screen.
 */
const COLUMNS = [
  ['id', 'ID'],
  ['name', 'Nombre'],
  ['lastname', 'Apellidos'],
  ['rut', 'RUT'],
  ['email', 'Correo'],
  ['phone', 'Teléfono'],
  ['reservation_code', 'Código de reserva'],
  ['flight_id', 'Vuelo'],
  ['airline', 'Aerolínea'],
  ['handler', 'Responsable'],
  ['category', 'Categoría'],
  ['subcategory', 'Subcategoría'],
  ['documents', 'Documentos faltantes'],
  ['agency', 'Agencia de viaje'],
  ['type', 'Tipo de reclamo'],
  ['case_number', 'Número de caso'],
  ['tracking_id', 'Tracking'],
  ['case_folder', 'Carpeta Drive'],
  ['alias', 'Alias'],
  ['next_step', 'Next Step'],
  ['created_at', 'Fecha de recepción'],
  ['submitted_date', 'Fecha de presentación'],
  ['last_customer_contact', 'Último contacto con el cliente'],
  ['last_airline_contact', 'Último contacto con la aerolínea'],
  ['updated_at', 'Última actualización'],
] as const

type Field = (typeof COLUMNS)[number][0]

const DATE_FIELDS: ReadonlySet<Field> = new Set([
  'created_at',
  'submitted_date',
  'last_customer_contact',
  'last_airline_contact',
  'updated_at',
])

type Cell = string | number | readonly string[] | null | undefined

/** A claim as far as the file needs it; every field may be missing. */
export type CsvClaim = Readonly<Partial<Record<Field, Cell>>>

/** Without it Excel reads the file in the system's old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What makes a spreadsheet take a text for a formula, in plain and in full width. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/u
const NEEDS_QUOTES = /[",\r\n]/

function toText(field: Field, value: Cell): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'object') return value.join('; ')
  const text = String(value)
  // A date that nobody can read is still what the claim says.
  return (DATE_FIELDS.has(field) && toDayString(parseDay(text))) || text
}

/**
 * One field of the file: an apostrophe before what a spreadsheet would run as a formula (phones
 * start with a plus), then quotes where RFC 4180 asks for them.
 */
export function toCsvField(text: string): string {
  const harmless = FORMULA_START.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/**
 * Claims as a CSV file (RFC 4180): UTF-8 with a byte order mark, a header, CRLF after every line,
 * dates as 'yyyy-MM-dd', documents joined by '; ', nothing for what is missing.
 *
 * Fields are parted by commas, because the standard and every program that reads it say so. Excel in
 * Chile parts by semicolons when a file is opened by a double click; it opens this one through
 * "Datos > Desde texto/CSV". A `sep=,` line would spare that, but other programs read it as a row.
 */
export function claimsToCsv(claims: readonly CsvClaim[]): string {
  const header = COLUMNS.map(([, title]) => toCsvField(title))
  const rows = claims.map((claim) =>
    COLUMNS.map(([field]) => toCsvField(toText(field, claim[field]))),
  )
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => row.join(',') + LINE_END).join('')
}

/**
 * Name of the file, such as 'reclamos-2026-11-21.csv'; one that holds only a part of the claims says so.
 *
 * @param today the current moment; its local day is what counts
 */
export function csvFileName(
  today: Date,
  { partial = false }: { readonly partial?: boolean } = {},
): string {
  return safeFileName(`reclamos-${toDayString(today)}${partial ? '-parcial' : ''}.csv`)
}
