import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { buildPassText } from '@tests/support/boarding-pass'
import { launchChromium, newPage, OFFLINE } from './chromium'
import { canRunNginx, startNginx, type Nginx } from './nginx'
import { violations as findViolations } from './page-checks'
import { drawCode, filmCode } from './pass-pictures'
import { chooseFile, openSite, shortenWaits, untilReady, untilWorkerControls } from './site'
import { joinWorker } from './worker'

const name = (page: Page) => page.getByLabel('Nombre', { exact: true }).first()
const lastname = (page: Page) => page.getByLabel('Apellido', { exact: true }).first()
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })

const scanButton = (page: Page) =>
  page.getByRole('button', { name: 'Escanear tarjeta de embarque' })

async function openScan(page: Page) {
  await scanButton(page).click()
  await dialog(page).waitFor()
}

async function choosePhoto(page: Page, photo: Buffer, file = 'pase.png') {
  const button = dialog(page).getByRole('button', { name: 'Elegir una foto' })
  await chooseFile(page, () => button.click(), { name: file, mimeType: 'image/png', buffer: photo })
}

async function expectFilledIn(page: Page, file: string) {
  await dialog(page).waitFor({ state: 'detached' })
  await expect.poll(() => name(page).inputValue()).toBe('Camila')
  expect(await lastname(page).inputValue()).toBe('Rojas Diaz')
  await page.getByRole('button', { name: `Quitar ${file}` }).waitFor()
}

describe('a boarding pass from a photo', () => {
  const site = openSite('dist-e2e')

  it('with another code is reported and leaves the form unchanged; with two flights asks which one to use', async () => {
    const { page, finish } = await site.visit(paths.claim)
    await openScan(page)
    await choosePhoto(page, await drawCode('https://vuelojusto.cl/reclamo', 'qrcode'))
    await dialog(page).getByText('Ese código no es de una tarjeta de embarque.').waitFor()
    expect(await findViolations(page)).toEqual([])
    await dialog(page).getByRole('button', { name: 'Escribir a mano' }).click()
    await dialog(page).waitFor({ state: 'detached' })
    expect(await name(page).inputValue()).toBe('')

    await openScan(page)
    const text = buildPassText(undefined, {}, { from: 'LIM', to: 'MIA', number: '2460' })
    await choosePhoto(page, await drawCode(text, 'azteccode'))
    await dialog(page)
      .getByRole('button', { name: /^LIM → MIA, LA 2460, / })
      .click()
    await expectFilledIn(page, 'pase.png')
    await finish()
  })

  it('is read offline once the reader is loaded, else says what is missing', async () => {
    const photo = await drawCode(buildPassText(), 'pdf417')
    const { page, context, finish } = await site.enter({ allow: OFFLINE, serviceWorker: true })
    await shortenWaits(context)
    await page.goto(paths.claim)
    await untilReady(page)
    await untilWorkerControls(page)

    await context.setOffline(true)
    await openScan(page)
    await dialog(page).getByText('No pudimos descargar el lector.').waitFor()
    await context.setOffline(false)
    await dialog(page).getByRole('button', { name: 'Reintentar' }).click()
    await choosePhoto(page, photo)
    await expectFilledIn(page, 'pase.png')

    await context.setOffline(true)
    await page.reload()
    await untilReady(page)
    await openScan(page)
    await choosePhoto(page, photo, 'otra.png')
    await expectFilledIn(page, 'otra.png')
    await finish()
  })
})

describe.runIf(canRunNginx)('a boarding pass from the camera', () => {
  const worker = joinWorker()
  const dir = mkdtempSync(join(tmpdir(), 'vuelo-justo-scan-'))
  let browser: Browser
  let nginx: Nginx

  beforeAll(async () => {
    const code = await drawCode(buildPassText(), 'pdf417')
    nginx = await startNginx({ dir: 'dist-nginx', api: worker.api.url })
    browser = await launchChromium({}, { camera: await filmCode(worker.browser, code, dir) })
    return async () => {
      await browser.close()
      await nginx.close()
    }
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  async function open(path: string) {
    const { page, finish } = await newPage(browser, { baseURL: nginx.url })
    await page.goto(path)
    await page.locator('main h1').waitFor()
    return { page, finish }
  }

  it("is read under nginx's policies, and its frame is attached", async () => {
    const { page, finish } = await open(paths.claim)
    await untilReady(page)
    // The window may close before the check runs, because the code is in view at once.
    await scanButton(page).click()
    await page.getByRole('button', { name: 'Quitar tarjeta-de-embarque.jpg' }).waitFor()
    await expectFilledIn(page, 'tarjeta-de-embarque.jpg')
    await finish()
  })

  it('gives WebAssembly to no page, and the camera to no staff page', async () => {
    const { page, finish } = await open(paths.claim)
    // The smallest valid module.
    const compile = page.evaluate(() =>
      WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
        () => 'compiled',
        (error: unknown) => String(error),
      ),
    )
    expect(await compile).toMatch(/CompileError.*Content Security Policy/)
    const answer = await page.request.get('/admin/cobro-manual')
    expect(answer.headers()['permissions-policy']).toMatch(/^camera=\(\),/)
    await finish()
  })
})
