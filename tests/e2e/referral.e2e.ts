import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { visitAs } from './enter-as'
import { findFaults, sumShifts, untilStill } from './page-checks'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')
const PHONE = { viewport: { width: 390, height: 844 } }

async function download(page: Page, name: string) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await coming
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Text of the QR code in a picture, drawn by the browser. */
async function readCode(page: Page, png: Buffer): Promise<string | undefined> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]))
    const canvas = new OffscreenCanvas(400, Math.round((400 * picture.height) / picture.width))
    const context = canvas.getContext('2d')
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const { data } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
    // As a list, each of the million numbers would be an object of the protocol.
    return { width: canvas.width, height: canvas.height, pixels: [...data].join() }
  }, png.toString('base64'))
  return jsQR(Uint8ClampedArray.from(pixels.split(','), Number), width, height)?.data
}

describe('a referrer', () => {
  it('types the identifier once, downloads the code and gets it back later', async () => {
    const { page, finish } = await visitAs(site, 'TAXI', '/qr-info', PHONE)
    await page.getByLabel('Identificador QR', { exact: true }).fill('TAXI-77')
    await page.getByRole('button', { name: 'Ver mi código' }).click()
    const code = page.getByRole('img', { name: 'Código QR de TAXI-77' })
    await code.waitFor()
    const sign = await download(page, 'Compartir letrero')
    expect(sign.name).toBe('letrero-qr-taxi-77.png')
    expect(await readCode(page, sign.bytes)).toMatch(/\/reclamo\?id=TAXI-77$/)
    await page.reload()
    await code.waitFor()
    await untilStill(page)
    expect(await findFaults(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    expect(await code.isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Mis Ganancias' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Imprimir' }).isVisible()).toBe(false)
    await finish()
  })
})

describe('a passenger', () => {
  it('arrives with a code, however long, and the layout does not shift', async () => {
    const { page, finish } = await site.enter(PHONE)
    for (const id of ['TAXI-77', `x${'y'.repeat(200)}`]) {
      await page.goto(`/reclamo?id=${id}`)
      await untilReady(page)
      await page.getByText('Llegaste con el código').waitFor()
      await untilStill(page)
      expect(await sumShifts(page), id).toBeLessThan(0.005)
      await page.locator('summary').click()
      await page.getByText('Quien te lo mostró gana si tu reclamo es válido.').waitFor()
      expect(await findFaults(page), id).toEqual([])
    }
    await finish()
  })
})
