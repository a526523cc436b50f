import { toDayString } from '@/domain/dates'
import type { ExportTable } from './export-columns'
import type { SheetCell } from './sheet-xml'

/** Without it Excel reads the file in the system's old code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** What makes a spreadsheet take a cell for a formula: plain, in full width, and small. */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫]'

/**
 * What a spreadsheet may part cells by, lines included. Inside a field as well: the quotes around it
 * count only where they start a cell, and in a program that parts by another sign they do not.
 */
const SEPARATOR = '[,;|:^~\\p{Cc}\\p{Zl}\\p{Zp}]'

/** What may stand between the start of a cell and its first visible sign: programs trim and unquote. */
const UNSEEN = '["\\p{Zs}\\p{Cf}]'

const CELL_START = new RegExp(`(?:^|${SEPARATOR})${UNSEEN}*(?=${SIGN})`, 'gu')

/**
 * A sign after a space, where a space parts the cells. One that stands alone there ("Viña - Mar")
 * calculates nothing.
 */
const AFTER_SPACE = new RegExp(` (?=${SIGN}(?! (?!"*${SIGN}))|"+${SIGN})`, 'gu')
const NO_BREAK_SPACE = '\u00A0'

/** Old programs drop these at the start of a cell. */
const LEADING_BREAK = /^[\t\r\n]/

/** A phone, for example: a plus before digits and spaces alone calculates nothing. */
const PLAIN_NUMBER = /^\+\d[\d ]*$/

const NEEDS_QUOTES = /[",\r\n]/

function disarm(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  const guarded = text.replace(CELL_START, "$&'").replace(AFTER_SPACE, NO_BREAK_SPACE)
  return LEADING_BREAK.test(guarded) ? `'${guarded}` : guarded
}

/**
 * One field of the file, in which no cell can start a formula however a program parts the file: by
 * commas, semicolons, tabs, bars, colons or spaces. Nothing is left out, and only this is changed:
 *
 * - an apostrophe goes before `=`, `+`, `-` or `@` (also in full width) where the field starts, and
 *   after a separator, a tab or a line break inside it;
 * - the space before such a sign becomes one that parts nothing ("llamar al +56…" looks the same).
 *
 * A phone alone, a hyphen inside a word or between spaces, an e-mail, a RUT and a date stay as they are.
 * Then quotes go where RFC 4180 asks for them.
 */
export function toCsvField(text: string): string {
  const harmless = disarm(text)
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function toText(cell: SheetCell): string {
  if (cell instanceof Date) return toDayString(cell)
  return String(cell ?? '')
}

/**
 * Items as a CSV file (RFC 4180): UTF-8 with a byte order mark, a header, CRLF after every line,
 * dates as 'yyyy-MM-dd', documents joined by '; ', nothing for what is missing.
 *
 * Fields are parted by commas, because the standard and every program that reads it say so. Excel in
 * Chile parts by semicolons when a file is opened by a double click; it opens this one through
 * "Datos > Desde texto/CSV", and the .xlsx beside it with a double click. A `sep=,` line would spare
 * that, but other programs read it as a row.
 */
export function toCsv<Item>(table: ExportTable<Item>, items: readonly Item[]): string {
  const header = table.columns.map(({ title }) => title)
  const rows = items.map((item) => table.toCells(item).map(toText))
  return (
    BYTE_ORDER_MARK +
    [header, ...rows].map((row) => row.map(toCsvField).join(',') + LINE_END).join('')
  )
}
