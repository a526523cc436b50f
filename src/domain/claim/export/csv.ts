import { toDayString } from '@/domain/dates'
import { slicesOf, type ExportTable } from './export-columns'
import type { SheetCell } from './sheet-xml'

/** Without it, Excel reads the file in the system's code page and breaks every accent. */
const BYTE_ORDER_MARK = '\uFEFF'
const LINE_END = '\r\n'

/** Characters that start a formula: plain, full-width and small. */
const SIGN = '[=+\\-@＝＋－＠﹢﹣﹦﹫]'

/** Possible cell separators. Quotes do not protect: a program with another separator ignores them. */
const SEPARATOR = '[,;|:^~\\p{Cc}\\p{Zl}\\p{Zp}]'

/** Spaces, quotes and invisible characters, which programs drop from the start of a cell. */
const UNSEEN = '["\\p{Zs}\\p{Cf}]'

const CELL_START = new RegExp(`(?:^|${SEPARATOR})${UNSEEN}*(?=${SIGN})`, 'gu')

/** Sign after a space, for programs that split by spaces. Alone between spaces ("Viña - Mar") it is safe. */
const AFTER_SPACE = new RegExp(` (?=${SIGN}(?! (?!"*${SIGN}))|"+${SIGN})`, 'gu')
const NO_BREAK_SPACE = '\u00A0'

/** Old programs drop these at the start of a cell. */
const LEADING_BREAK = /^[\t\r\n]/

/** A plus before digits and spaces, such as a phone, calculates nothing. */
const PLAIN_NUMBER = /^\+\d[\d ]*$/

const NEEDS_QUOTES = /[",\r\n]/

function disarm(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text
  const guarded = text.replace(CELL_START, "$&'").replace(AFTER_SPACE, NO_BREAK_SPACE)
  return LEADING_BREAK.test(guarded) ? `'${guarded}` : guarded
}

/**
 * CSV field (RFC 4180) in which no program finds a formula, whatever separator it uses:
 * - an apostrophe precedes `=`, `+`, `-` or `@` (also full-width) at the start of the field and after a
 *   separator, tab or line break inside it;
 * - the space before such a sign becomes a no-break space.
 * Phones, hyphens in words or between spaces, e-mails, RUTs and dates stay unchanged.
 */
export function toCsvField(text: string): string {
  const harmless = disarm(text)
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function toText(cell: SheetCell): string {
  if (cell instanceof Date) return toDayString(cell)
  return String(cell ?? '')
}

const lineOf = (cells: readonly SheetCell[]) =>
  cells.map((cell) => toCsvField(toText(cell))).join(',') + LINE_END

/**
 * CSV file (RFC 4180): UTF-8 with a byte order mark, CRLF, commas, dates as 'yyyy-MM-dd', '' if missing.
 * On a double click Excel in Chile expects semicolons; the .xlsx is for that. A `sep=,` line would help, but
 * other programs read it as a row.
 * @yields the next part of the file
 */
export function* csvParts<Item>(
  table: ExportTable<Item>,
  items: readonly Item[],
): Generator<readonly string[]> {
  yield [BYTE_ORDER_MARK, lineOf(table.columns.map(({ title }) => title))]
  for (const slice of slicesOf(items)) {
    yield [slice.map((item) => lineOf(table.toCells(item))).join('')]
  }
}

/** The whole of `csvParts`, for a file of some rows. */
export function toCsv<Item>(table: ExportTable<Item>, items: readonly Item[]): string {
  return [...csvParts(table, items)].flat().join('')
}
