import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { placeOf, noticeAbout, savedBodies } from './staff-changes'
import { saveElsewhere } from './staff-elsewhere'
import { createStepCounter } from './steps'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const WHOM = 'carolina@prueba.test'
const STEP = 'Llamar a LATAM el lunes'

/** Replaces the value of a field and presses Enter; counts as one text. */
async function writeText(page: Page, text: string) {
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
}

describe('the effort of a case handler', () => {
  it('finds by e-mail, changes the next step and moves on: three presses and two texts', async () => {
    // Two of the thirty claims belong to this customer.
    for (const id of [12, 20]) await saveElsewhere(site.api, id, { email: WHOM })
    const before = site.api.callsOf('PUT /claims/{}').length
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, DESKTOP)
    await firstClaim(page).waitFor()
    const counter = createStepCounter(page)
    await counter.click(page.getByLabel('Correo', { exact: true }))
    await writeText(page, WHOM)
    await page.getByText('2 reclamos', { exact: true }).waitFor()
    await counter.click(placeOf(page, 'Cambiar Next Step', 20))
    const editor = page.getByRole('dialog', { name: 'Next Step · reclamo 20' })
    await editor.waitFor()
    await writeText(page, STEP)
    await placeOf(page, 'Cambiar Next Step', 20).getByText(STEP).waitFor()
    await editor.waitFor({ state: 'hidden' })
    await noticeAbout(page, 'Reclamo 20').waitFor()
    await page.getByText('Guardado.', { exact: true }).waitFor()
    await counter.click(page.getByRole('button', { name: 'Detalles del reclamo 12' }))
    await page
      .getByRole('dialog', { name: 'Detalles del Reclamo' })
      .getByText('RES12', { exact: true })
      .waitFor()
    expect(counter.take()).toEqual({ clicks: 3, keys: 0 })
    expect(savedBodies(site.api).slice(before)).toMatchObject([{ id: 20, next_step: STEP }])
    await finish()
  })
})
