import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportTable } from './export-columns'
import { rowXml, SHEET_END, SHEET_FILE, sheetStart, workbookFiles } from './sheet-xml'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows per slice: some milliseconds, even on a slow computer. */
const ROWS_AT_ONCE = 100

interface XlsxOptions {
  /** Called between slices, so that the page stays responsive. */
  readonly yieldToMain: () => Promise<unknown>
  readonly signal?: AbortSignal
}

/**
 * Excel workbook with one sheet: fixed header, numbers and days (dd/mm/yyyy) as such, the rest as text.
 * Compressed in slices on this thread, because the Content-Security-Policy allows no inline worker. Throws
 * the reason of an aborted signal.
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
    // Row 1 is the header.
    const rows = slice.map((item, at) => rowXml(table.toCells(item), from + at + 2))
    sheet.push(strToU8(rows.join('')))
    await yieldToMain()
    signal?.throwIfAborted()
  }
  sheet.push(strToU8(SHEET_END), true)
  zip.end()
  return parts
}
