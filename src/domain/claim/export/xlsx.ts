import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportTable } from './export-columns'
import { rowXml, SHEET_END, SHEET_FILE, sheetStart, workbookFiles } from './sheet-xml'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows that are written and packed in one go: some milliseconds, even on a slow computer. */
const ROWS_AT_ONCE = 100

interface XlsxOptions {
  /** Called between two slices, so that the page can answer whoever uses it. */
  readonly yieldToMain: () => Promise<unknown>
  /** Ends the work between two slices. */
  readonly signal?: AbortSignal
}

/**
 * Items as an Excel workbook of one sheet: a header that stays in view, numbers and days as such (a
 * day reads dd/mm/yyyy), every other cell a text that nothing calculates. It is packed here and in
 * slices, because the policy of the page allows no worker made of a text.
 *
 * @throws the signal's reason when it is stopped
 */
export async function toXlsx<Item>(
  table: ExportTable<Item>,
  items: readonly Item[],
  { yieldToMain, signal }: XlsxOptions,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    parts.push(data)
  })
  for (const [name, text] of Object.entries(workbookFiles(table.sheetName))) {
    const file = new ZipDeflate(name)
    zip.add(file)
    file.push(strToU8(text), true)
  }
  const sheet = new ZipDeflate(SHEET_FILE)
  zip.add(sheet)
  sheet.push(strToU8(sheetStart(table.columns)))
  for (let from = 0; from < items.length; from += ROWS_AT_ONCE) {
    const slice = items.slice(from, from + ROWS_AT_ONCE)
    // The header is row 1.
    const rows = slice.map((item, at) => rowXml(table.toCells(item), from + at + 2))
    sheet.push(strToU8(rows.join('')))
    await yieldToMain()
    signal?.throwIfAborted()
  }
  sheet.push(strToU8(SHEET_END), true)
  zip.end()
  return parts
}
