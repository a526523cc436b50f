import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { parseCsv } from '@tests/support/parse-csv'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }

async function openDesk() {
  const opened = await visitAs(site, 'LEGAL', CRM, DESKTOP)
  await firstClaim(opened.page).waitFor()
  return opened
}

describe('the desk of a case handler', () => {
  it("exports the list as CSV and as an Excel workbook, under the page's policy", async () => {
    const { page, finish } = await openDesk()
    const save = async (label: string) => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: label }).click()
      const file = await download
      await page.getByText(`Archivo: ${file.suggestedFilename()}.`).waitFor()
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    }
    const csv = await save('Exportar CSV')
    expect(csv.name).toMatch(/^reclamos-\d{4}-\d{2}-\d{2}\.csv$/)
    const [header = [], ...rows] = parseCsv(csv.bytes.toString('utf8').slice(1))
    const book = await save('Exportar Excel')
    expect(book.name).toMatch(/^reclamos-\d{4}-\d{2}-\d{2}\.xlsx$/)
    const files = unzipSync(new Uint8Array(book.bytes))
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
    const titles = [...sheet.matchAll(/<c r="[A-Z]+1"[^>]*><is><t[^>]*>([^<]*)</g)].map(
      ([, t]) => t,
    )
    expect(titles).toEqual(header)
    const ids = [...sheet.matchAll(/<c r="A\d+"><v>(\d+)<\/v>/g)].map(([, id]) => id)
    expect(ids).toEqual(rows.map(([id]) => id))
    expect(ids.length).toBeGreaterThan(20)
    await finish()
  })
})
