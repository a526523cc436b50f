import { toDayString } from '@/domain/dates'

/** A Date is written as its local day; null writes no cell. */
export type SheetCell = string | number | Date | null

export interface SheetColumn {
  readonly title: string
  /** In characters of the default font. */
  readonly width: number
}

/** Limit of spreadsheets per cell, in UTF-16 units. */
export const CELL_MAX_LENGTH = 32_767
export const CUT_SIGN = '… (cortado)'

/** Indexes into `cellXfs` below; numbers have style 0. */
const STYLE = { head: 1, day: 2, text: 3 } as const

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const CONTENT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Characters that XML 1.0 forbids, lone surrogates included (`u` keeps the pairs). */
const ILLEGAL = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Spreadsheets read '_x0041_' as 'A', so the underscore itself is escaped. */
const ESCAPE_LOOKALIKE = /_(?=x[\da-f]{4}_)/gi

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
}

function cutToFit(text: string): string {
  if (text.length <= CELL_MAX_LENGTH) return text
  const start = text.slice(0, CELL_MAX_LENGTH - CUT_SIGN.length)
  // Drops a surrogate that lost its pair.
  return start.replace(/[\uD800-\uDBFF]$/, '') + CUT_SIGN
}

function toXmlText(text: string): string {
  const legal = text.replace(/\r\n?/g, '\n').replace(ILLEGAL, '')
  return escape(cutToFit(legal)).replace(ESCAPE_LOOKALIKE, '_x005F_')
}

const DAY_MS = 24 * 60 * 60 * 1000
const DAY_ZERO = Date.UTC(1899, 11, 30)
/** Spreadsheets count 29 February 1900, which never existed, so earlier serials are other days. */
const FIRST_SERIAL = 61
/** 31 December 9999. */
const LAST_SERIAL = 2_958_465

function toSerial(day: Date): number | null {
  const utc = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate())
  const serial = Math.round((utc - DAY_ZERO) / DAY_MS)
  return serial >= FIRST_SERIAL && serial <= LAST_SERIAL ? serial : null
}

/** Column letters of an index from 0: 'A', 'Z', 'AA'. */
function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

function toCell(cell: SheetCell, place: string, style: number = STYLE.text): string {
  if (cell === null) return ''
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`
  if (cell instanceof Date) {
    const serial = toSerial(cell)
    if (serial === null) return toCell(toDayString(cell), place)
    return `<c r="${place}" s="${STYLE.day}"><v>${serial}</v></c>`
  }
  // Spreadsheets never calculate an inline string, whatever it starts with.
  const text = `<t xml:space="preserve">${toXmlText(String(cell))}</t>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is>${text}</is></c>`
}

/** @param number row number, from 1 */
export function rowXml(cells: readonly SheetCell[], number: number, style?: number): string {
  const inside = cells.map((cell, at) => toCell(cell, `${columnName(at)}${number}`, style)).join('')
  return `<row r="${number}">${inside}</row>`
}

/** Start of the sheet: column widths and a bold header that stays in view. */
export function sheetStart(columns: readonly SheetColumn[]): string {
  const widths = columns
    .map(
      ({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('')
  const titles = columns.map(({ title }) => title)
  return `${DECLARATION}<worksheet xmlns="${MAIN}"><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews><cols>${widths}</cols><sheetData>${rowXml(titles, 1, STYLE.head)}`
}

export const SHEET_END = '</sheetData></worksheet>'
export const SHEET_FILE = 'xl/worksheets/sheet1.xml'

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`

const part = (name: string, kind: string) =>
  `<Override PartName="/${name}" ContentType="${CONTENT}.${kind}+xml"/>`

const STYLES = `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** All files of the workbook except the sheet. Text cells keep the format "text" when edited. */
export function workbookFiles(sheetName: string): Readonly<Record<string, string>> {
  const parts = [
    part('xl/workbook.xml', 'sheet.main'),
    part(SHEET_FILE, 'worksheet'),
    part('xl/styles.xml', 'styles'),
  ].join('')
  return {
    '[Content_Types].xml': `${DECLARATION}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${parts}</Types>`,
    '_rels/.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escape(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${relationship('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relationship('rId2', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': STYLES,
  }
}
