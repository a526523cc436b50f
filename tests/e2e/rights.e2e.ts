import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { chosen } from './fill-claim'
import { PHONE, sumShifts, untilStill } from './page-checks'
import { openSite, untilReady } from './site'

const site = openSite('dist-e2e')

/** Clicks the label, because the radio input is visually hidden. */
const press = (page: Page, answer: string) =>
  page.getByRole('main').locator('label', { hasText: answer }).click()

describe('the rights check', () => {
  it('shows the result of three answers, keeps it over a reload and Back, and fills the claim', async () => {
    const { page, finish } = await site.visit('/equipo', { viewport: { width: 1280, height: 900 } })
    await page.getByRole('navigation', { name: 'Principal' }).getByText('¿Me corresponde?').click()
    await page.getByRole('heading', { level: 1, name: '¿Me corresponde?' }).waitFor()
    await press(page, 'Cancelación')
    await page.getByLabel('Desde').selectOption('SCL')
    await page.getByLabel('Hasta').selectOption('LIM')
    await press(page, 'Más de 3 horas')
    await page.getByText('Sí, podrías reclamar.').waitFor()
    await page.getByLabel('Fecha del vuelo').fill('2026-11-20')
    await page.waitForURL('**/derechos?que=cancelacion&desde=SCL&hasta=LIM&fecha=2026-11-20&*')

    await page.reload()
    await untilReady(page)
    await page.getByText('$100.000 a $250.000').waitFor()
    expect(await page.getByLabel('Fecha del vuelo').inputValue()).toBe('2026-11-20')

    await page.getByRole('link', { name: 'Reclamar con estos datos' }).click()
    await page.getByRole('heading', { level: 1, name: 'Crear Reclamo' }).waitFor()
    await expect.poll(() => chosen(page, 'Tipo de reclamo')).toBe('CANCELACIÓN')
    await expect
      .poll(() => page.getByLabel('Mensaje').inputValue())
      .toBe('Vuelo SCL-LIM, 20-11-2026')
    await page.getByRole('group', { name: 'Tu vuelo' }).waitFor()
    expect(new URL(page.url()).search).toBe('')

    await page.goBack()
    await page.getByText('$100.000 a $250.000').waitFor()
    expect(await page.getByRole('radio', { name: 'Más de 3 horas' }).isChecked()).toBe(true)
    expect(site.api.requests).toEqual([])
    await finish()
  })

  it('accepts a typed date, although each key changes the address', async () => {
    const { page, finish } = await site.visit('/derechos')
    await page.getByLabel('Fecha del vuelo').focus()
    for (const key of '11202026') await page.keyboard.press(key)
    expect(await page.getByLabel('Fecha del vuelo').inputValue()).toBe('2026-11-20')
    await page.waitForURL('**/derechos?fecha=2026-11-20')
    await finish()
  })

  it('does not scroll on a phone during hydration', async () => {
    const { page, finish } = await site.visit('/derechos/retraso', { viewport: PHONE })
    // A font that arrives late may still widen a button of the header by some pixels.
    expect(await sumShifts(page)).toBeLessThan(0.001)
    await untilStill(page)
    await finish()
  })
})

describe('at the airport', () => {
  it('shows the card over the whole screen, and leads to the files of the claim', async () => {
    const { page, finish } = await site.visit('/derechos/aeropuerto', { viewport: PHONE })
    await page.getByRole('button', { name: 'Mostrar en el mesón' }).click()
    const dialog = page.getByRole('dialog', { name: 'Para el mesón' })
    await dialog.getByRole('heading', { name: 'Mi vuelo se atrasó o se canceló' }).waitFor()
    await untilStill(page)
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, ...PHONE })
    await dialog.getByText('Mi equipaje', { exact: true }).click()
    await dialog.getByText('40 UF').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('link', { name: 'Agregar fotos a mi reclamo' }).click()
    await page.getByRole('heading', { level: 1, name: 'Crear Reclamo' }).waitFor()
    const files = page.getByText('Imágenes o PDF, hasta 5 MB cada uno')
    await expect
      .poll(async () => {
        const { y = -1 } = (await files.boundingBox()) ?? {}
        return y > 0 && y < PHONE.height
      })
      .toBe(true)
    await finish()
  })
})
