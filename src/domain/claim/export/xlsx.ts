import { strToU8, Zip, ZipDeflate } from 'fflate'
import { slicesOf, type ExportTable } from './export-columns'
import { rowXml, SHEET_END, SHEET_FILE, sheetStart, workbookFiles } from './sheet-xml'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Excel workbook with one sheet: fixed header, numbers and days (dd/mm/yyyy) as such, the rest as text.
 * Compressed in slices on this thread, because the Content-Security-Policy allows no inline worker.
 * @yields the next part of the file, empty while the compression collects
 */
export function* xlsxParts<Item>(
  table: ExportTable<Item>,
  items: readonly Item[],
): Generator<readonly Uint8Array<ArrayBuffer>[]> {
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
  // Row 1 is the header.
  let row = 1
  for (const slice of slicesOf(items)) {
    const rows = slice.map((item) => rowXml(table.toCells(item), (row += 1)))
    sheet.push(strToU8(rows.join('')))
    yield parts.splice(0)
  }
  sheet.push(strToU8(SHEET_END), true)
  zip.end()
  yield parts
}
