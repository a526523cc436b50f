import { describe, expect, it } from 'vitest'
import { PHONE, sumShifts, untilStill } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')

describe('the rights check', () => {
  it('accepts a typed date, although each key changes the address', async () => {
    const { page, finish } = await site.visit('/derechos')
    await page.getByLabel('Fecha del vuelo', { exact: true }).focus()
    for (const key of '11202026') await page.keyboard.press(key)
    expect(await page.getByLabel('Fecha del vuelo', { exact: true }).inputValue()).toBe(
      '2026-11-20',
    )
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
