import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { paths } from '@/config/paths'
import { buildPassText } from '@tests/support/boarding-pass'
import { violations as findViolations } from './page-checks'
import { drawCode, photographCode } from './pass-pictures'
import { asBitmap, asVector, blankPages, lockedPdf, printPdf } from './pdf-files'
import { chooseFile, openSite, untilFetched } from './site'
import { joinWorker } from './worker'

const site = openSite('dist-e2e')
const worker = joinWorker()

const FAMILY = (
  [
    ['CAMILA', 'pdf417'],
    ['LUZ', 'azteccode'],
    ['PEDRO', 'qrcode'],
    ['EMA', 'pdf417'],
  ] as const
).map(([given, format], at) => ({
  text: buildPassText(`ROJAS DIAZ/${given}`, { seat: `012${'ABCD'.charAt(at)}` }),
  file: `${given.toLowerCase()}.png`,
  format,
}))

const photoOf = async ({ text, file, format }: (typeof FAMILY)[number]) => ({
  name: file,
  mimeType: 'image/png',
  buffer: await drawCode(text, format),
})

const attach = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.getByLabel('Elegir archivos', { exact: true }).setInputFiles(files)

const row = (page: Page, file: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Quitar ${file}` }) })

const useButton = (page: Page, file: string) =>
  row(page, file).getByRole('button', { name: 'Usar estos datos' })

/** First names in the form, of the filing passenger first. */
async function expectPassengers(page: Page, names: readonly string[]) {
  if (names.length > 1)
    await page.getByRole('group', { name: `Pasajero ${names.length}` }).waitFor()
  const fields = page.getByLabel('Nombre', { exact: true })
  await expect
    .poll(() => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(names)
}

/** The code of the offer has loaded. */
const untilOfferLoaded = (page: Page) => untilFetched(page, 'PassOffer')

const scanRequests = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/scan/')),
  )

const NAMES = ['Camila', 'Luz', 'Pedro', 'Ema']

describe('four passes of a family', () => {
  it('attached together, are four passengers by one press each', async () => {
    const { page, finish } = await site.visit(paths.claim)
    await attach(page, await Promise.all(FAMILY.map(photoOf)))
    for (const { file } of FAMILY) await useButton(page, file).click()
    await expectPassengers(page, NAMES)
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toMatch(
      /^Vuelo LA 600, SCL-LIM, /,
    )
    await row(page, 'ema.png')
      .getByText(/^Agregamos a Ema Rojas Diaz como pasajero 4\./)
      .waitFor()
    expect(await findViolations(page)).toEqual([])
    await finish()
  })
})

describe('a code in an attached photo', () => {
  const [pass, other] = FAMILY
  if (!pass || !other) throw new Error('no pass')

  it('is offered, never used unasked, asked about once, and not looked for in a restored draft', async () => {
    const { page, finish } = await site.visit(paths.claim)
    await page.getByLabel('Nombre', { exact: true }).fill('Ana')
    const photo = { ...(await photoOf(pass)), name: 'boleta.png' }
    await attach(page, photo)
    await page.getByText('Encontramos tu tarjeta en boleta.png').waitFor()
    await expectPassengers(page, ['Ana'])
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe('')
    expect(await findViolations(page)).toEqual([])
    await row(page, 'boleta.png').getByRole('button', { name: 'No usar' }).click()
    await useButton(page, 'boleta.png').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Quitar boleta.png',
    )
    await attach(page, await photoOf(other))
    await useButton(page, other.file).waitFor()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await page.reload()
    await row(page, other.file).waitFor()
    await untilOfferLoaded(page)
    expect(await scanRequests(page)).toEqual([])
    await finish()
  })
})

describe('an attached PDF', () => {
  const asFile = (buffer: Buffer, name = 'pase.pdf') => ({
    name,
    mimeType: 'application/pdf',
    buffer,
  })
  const readButton = (page: Page, file = 'pase.pdf') =>
    row(page, file).getByRole('button', { name: 'Leer datos del PDF' })

  it('is offered by itself, whether its code is a picture or drawn, as a photo with the code in a corner, turned or blurred', async () => {
    const code = await drawCode(buildPassText(), 'pdf417')
    const { page, finish } = await site.visit(paths.claim)
    for (const [name, width, height, style] of [
      ['esquina.jpg', 4000, 3000, 'right: 60px; bottom: 60px; width: 800px'],
      ['girada.jpg', 1600, 1200, 'left: 400px; top: 400px; width: 800px; transform: rotate(17deg)'],
      ['borrosa.jpg', 1600, 1200, 'left: 300px; top: 300px; width: 900px; filter: blur(1.2px)'],
    ] as const) {
      const buffer = await photographCode(worker.browser, code, { width, height, style })
      await attach(page, { name, mimeType: 'image/jpeg', buffer })
      await page.getByText(`Encontramos tu tarjeta en ${name}`).waitFor()
    }
    for (const [name, shown] of [
      ['foto.pdf', asBitmap(code)],
      ['barras.pdf', asVector(buildPassText(), 'pdf417')],
      ['aztec.pdf', asVector(buildPassText(), 'azteccode')],
    ] as const) {
      const pdf = await printPdf(worker.browser, `<h1>Tarjeta de embarque</h1>${shown}`)
      await attach(page, asFile(pdf, name))
      await page.getByText(`Encontramos tu tarjeta en ${name}`).waitFor()
    }
    await useButton(page, 'aztec.pdf').click()
    await page.getByRole('group', { name: 'Tarjeta leída' }).waitFor()
    await expectPassengers(page, ['Camila'])
    await finish()
  })

  it('with a page for each passenger fills in all of them by one press, under Trusted Types in the page and in its worker', async () => {
    const pages = FAMILY.map(
      ({ text }) => `<div style="break-after: page">${asVector(text, 'azteccode')}</div>`,
    )
    const pdf = await printPdf(worker.browser, pages.join(''))
    const { page, finish } = await site.enterTab()
    const asked: string[] = []
    await page.context().route(
      ({ pathname }) => pathname === paths.claim || pathname.includes('/pdf.worker-'),
      async (route) => {
        asked.push(route.request().url())
        const response = await route.fetch()
        const headers = response.headers()
        const added = "require-trusted-types-for 'script'; trusted-types vuelo-justo"
        const policy = `${headers['content-security-policy'] ?? ''}, ${added}`
        await route.fulfill({
          response,
          headers: { ...headers, 'content-security-policy': policy },
        })
      },
    )
    await page.goto(paths.claim)
    await attach(page, asFile(pdf))
    await page.getByText('Encontramos 4 tarjetas en pase.pdf').waitFor()
    expect(asked).toHaveLength(2)
    await useButton(page, 'pase.pdf').click()
    await expectPassengers(page, NAMES)
    await finish()
  })

  it('without a code is read as text, and its way back is asked about', async () => {
    const lines = [
      'Código de reserva: ABC123',
      'Pasajeros',
      'Camila Rojas Díaz (Adulto)',
      'Luz Rojas Díaz (Niño)',
      'Vuelo LA 600, 20 de noviembre de 2026',
      'Santiago (SCL) - Lima (LIM)',
      'Vuelo LA 601, 27 de noviembre de 2026',
      'Lima (LIM) - Santiago (SCL)',
    ]
    const html = `<h1>Tu compra</h1>${lines.map((line) => `<p>${line}</p>`).join('')}`
    const pdf = await printPdf(worker.browser, html)
    const { page, finish } = await site.visit(paths.claim)
    await attach(page, asFile(pdf))
    await page.getByText('Encontramos tu vuelo en pase.pdf').waitFor()
    await useButton(page, 'pase.pdf').click()
    await page.getByRole('button', { name: 'LIM → SCL, LA 601, 27-11-2026' }).click()
    await expectPassengers(page, ['Camila', 'Luz'])
    expect(await page.getByLabel('Mensaje', { exact: true }).inputValue()).toBe(
      'Vuelo LA 601, LIM-SCL, 27-11-2026, reserva ABC123',
    )
    expect(await findViolations(page)).toEqual([])
    await finish()
  })

  it('that cannot be read is told only if asked, and stays attached', async () => {
    const pdfs = [
      ['clave.pdf', lockedPdf(), 'Este PDF está protegido con contraseña y no podemos leerlo.'],
      ['roto.pdf', Buffer.from('%PDF-1.4 roto'), 'No pudimos abrir este PDF: puede estar dañado.'],
      ['largo.pdf', blankPages(300), 'Este PDF tiene demasiadas páginas'],
      ['vacio.pdf', blankPages(1), 'No encontramos una tarjeta de embarque ni un pasaje'],
    ] as const
    const { page, finish } = await site.visit(paths.claim)
    await attach(
      page,
      pdfs.map(([name, pdf]) => asFile(pdf, name)),
    )
    for (const [name, , words] of pdfs) {
      await readButton(page, name).waitFor()
      expect(await row(page, name).getByText(words).count()).toBe(0)
      await readButton(page, name).click()
      await row(page, name).getByText(words).waitFor()
      await page.getByRole('button', { name: `Quitar ${name}` }).waitFor()
    }
    expect(await findViolations(page)).toEqual([])
    expect(await page.getByRole('alert').count()).toBe(0)
    await finish()
  })

  it('can be chosen in the scan as well', async () => {
    const pass = await printPdf(worker.browser, asVector(buildPassText(), 'azteccode'))
    const { page, finish } = await site.visit(paths.claim)
    const dialog = page.getByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })
    const opener = dialog.getByRole('button', { name: 'Elegir una foto' })
    const choose = (pdf: Parameters<typeof chooseFile>[2]) =>
      chooseFile(page, () => opener.click(), pdf)
    const folder = mkdtempSync(join(tmpdir(), 'vuelo-justo-pass-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const heavy = join(folder, 'pase.pdf')
    writeFileSync(heavy, Buffer.alloc(6 * 1024 * 1024, '%PDF-1.4 '))
    await page.getByRole('button', { name: 'Escanear tarjeta de embarque' }).click()
    await choose(asFile(lockedPdf()))
    await dialog.getByText('Este PDF está protegido con contraseña').waitFor()
    await choose(heavy)
    await dialog.getByText('Este PDF pesa más de 5 MB y no podemos leerlo.').waitFor()
    await choose(asFile(pass))
    await dialog.waitFor({ state: 'detached' })
    await expectPassengers(page, ['Camila'])
    await row(page, 'pase.pdf').waitFor()
    await finish()
  })

  it('is read on a line that is paid for only if asked, as a photo is not', async () => {
    if (!FAMILY[0]) throw new Error('no pass')
    const pdf = await printPdf(worker.browser, asVector(buildPassText(), 'azteccode'))
    const { page, finish } = await site.enterTab()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(paths.claim)
    await attach(page, [asFile(pdf), await photoOf(FAMILY[0])])
    await readButton(page).waitFor()
    await untilOfferLoaded(page)
    expect(await scanRequests(page)).toEqual([])
    await readButton(page).click()
    await useButton(page, 'pase.pdf').waitFor()
    expect(await scanRequests(page)).not.toEqual([])
    await finish()
  })
})
