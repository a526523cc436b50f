import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { paths } from '@/config/paths'
import { buildPassText } from '@tests/support/boarding-pass'
import { violations as findViolations } from './page-checks'
import { drawCode } from './pass-pictures'
import { openSite } from './site'

const site = openSite('dist-e2e')

const FAMILY = ['CAMILA', 'LUZ', 'PEDRO', 'EMA'].map((given, at) => ({
  text: buildPassText(`ROJAS DIAZ/${given}`, { seat: `012${'ABCD'.charAt(at)}` }),
  file: `${given.toLowerCase()}.png`,
}))

const photoOf = async ({ text, file }: (typeof FAMILY)[number]) => ({
  name: file,
  mimeType: 'image/png',
  buffer: await drawCode(text, 'pdf417'),
})

const attach = (page: Page, files: Parameters<Page['setInputFiles']>[1]) =>
  page.getByLabel('Elegir archivos').setInputFiles(files)

const row = (page: Page, file: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Quitar ${file}` }) })

const useButton = (page: Page, file: string) =>
  row(page, file).getByRole('button', { name: 'Usar estos datos' })

/** First names in the form, of whoever files first. */
async function expectPassengers(page: Page, names: readonly string[]) {
  if (names.length > 1)
    await page.getByRole('group', { name: `Pasajero ${names.length}` }).waitFor()
  const fields = page.getByLabel('Nombre', { exact: true })
  expect(
    await fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(names)
}

const scanRequests = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/scan/')),
  )

describe('four passes of a family', () => {
  const NAMES = ['Camila', 'Luz', 'Pedro', 'Ema']

  it('scanned one after the other, are four passengers', async () => {
    const { page, finish } = await site.open(paths.claim)
    const dialog = page.getByRole('dialog', { name: 'Escanea tu tarjeta de embarque' })
    for (const [at, pass] of FAMILY.entries()) {
      const name = at === 0 ? 'Escanear tarjeta de embarque' : 'Escanear otra'
      await page.getByRole('button', { name }).click()
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Elegir una foto' }).click()
      await (await chooser).setFiles(await photoOf(pass))
      await dialog.waitFor({ state: 'detached' })
      await row(page, pass.file).waitFor()
    }
    await expectPassengers(page, NAMES)
    expect(await findViolations(page)).toEqual([])
    await finish()
  })

  it('attached together, are four passengers by one press each', async () => {
    const { page, finish } = await site.open(paths.claim)
    await attach(page, await Promise.all(FAMILY.map(photoOf)))
    for (const { file } of FAMILY) await useButton(page, file).click()
    await expectPassengers(page, NAMES)
    expect(await page.getByLabel('Mensaje').inputValue()).toMatch(/^Vuelo LA 600, SCL-LIM, /)
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

  it('is offered, never used unasked, and asked about once', async () => {
    const { page, finish } = await site.open(paths.claim)
    await page.getByLabel('Nombre', { exact: true }).fill('Ana')
    const photo = { ...(await photoOf(pass)), name: 'boleta.png' }
    await attach(page, photo)
    await page.getByText('Encontramos tu tarjeta en boleta.png').waitFor()
    await expectPassengers(page, ['Ana'])
    expect(await page.getByLabel('Mensaje').inputValue()).toBe('')
    expect(await findViolations(page)).toEqual([])
    await row(page, 'boleta.png').getByRole('button', { name: 'No usar' }).click()
    await useButton(page, 'boleta.png').waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Quitar boleta.png',
    )
    await finish()
  })

  it('is not looked for again in a restored draft', async () => {
    const { page, finish } = await site.open(paths.claim)
    await attach(page, await photoOf(pass))
    await useButton(page, pass.file).waitFor()
    await page.getByText('Borrador guardado en este equipo').waitFor()
    await page.reload()
    await row(page, pass.file).waitFor()
    // The code of the offer has loaded by then.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/PassOffer-')),
    )
    expect(await scanRequests(page)).toEqual([])
    await finish()
  })

  it('is not looked for on a line that is paid for', async () => {
    const { page, finish } = await site.enter()
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto(paths.claim)
    await attach(page, await photoOf(pass))
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/PassOffer-')),
    )
    expect(await scanRequests(page)).toEqual([])
    await finish()
  })
})
