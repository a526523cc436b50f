import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { changeNotice, placeOf, noticeAbout, savedBodies } from './staff-changes'
import { saveElsewhere } from './staff-elsewhere'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1440, height: 900 } }

const HERS = 'Pedir la boleta'

async function openDesk() {
  const open = await visitAs(site, 'LEGAL', CRM, DESKTOP)
  await firstClaim(open.page).waitFor()
  return open
}

/** Opens two desks with the same list, before either changes anything. */
async function openTwoDesks() {
  const [ana, leo] = [await openDesk(), await openDesk()]
  const finish = async () => {
    await ana.finish()
    await leo.finish()
  }
  return { ana: ana.page, leo: leo.page, finish }
}

async function changeNextStep(page: Page, id: number, text: string) {
  await placeOf(page, 'Cambiar Next Step', id).click()
  const editor = page.getByRole('dialog', { name: `Next Step · reclamo ${String(id)}` })
  await editor.getByLabel('Next Step').fill(text)
  await editor.getByRole('button', { name: 'Guardar', exact: true }).click()
  await editor.waitFor({ state: 'hidden' })
  await noticeAbout(page, `Reclamo ${String(id)}`).waitFor()
}

async function changeContactToToday(page: Page, id: number) {
  await placeOf(page, 'Cambiar Último contacto', id).click()
  const editor = page.getByRole('dialog', { name: new RegExp(`· reclamo ${String(id)}$`) })
  await editor.getByRole('button', { name: 'Hoy, contacto con el cliente' }).click()
  await editor.waitFor({ state: 'hidden' })
}

const untilSaved = (page: Page) =>
  changeNotice(page).getByText('Guardado.', { exact: true }).waitFor()

describe('two users editing the same claims', () => {
  it('keeps both changes when they affect different fields', async () => {
    const { ana, leo, finish } = await openTwoDesks()
    await changeNextStep(ana, 29, HERS)
    await untilSaved(ana)
    await changeContactToToday(leo, 29)
    await untilSaved(leo)
    await placeOf(leo, 'Cambiar Next Step', 29).getByText(HERS).waitFor()
    expect(savedBodies(site.api).at(-1)).toMatchObject({
      id: 29,
      next_step: HERS,
      last_customer_contact: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
    await finish()
  })
})

describe('a batch update', () => {
  it('keeps the rest for "Reintentar" after an outage, and saves no claim twice', async () => {
    const five = [23, 18, 13, 8, 3]
    for (const id of five) await saveElsewhere(site.api, id, { airline: 'SKY' })
    const { page, finish } = await visitAs(site, 'LEGAL', `${CRM}?aerolinea=SKY`, {
      ...DESKTOP,
      allow: [/Failed to load resource/],
    })
    await firstClaim(page).waitFor()
    // From the third save on the API is down.
    site.api.setFault('PUT /claims/{}', { kind: 'respond', status: 500, body: {} }, 2)
    await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click()
    const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
    await bar.getByRole('button', { name: 'Contacté hoy' }).click()
    const notice = changeNotice(page)
    await notice.getByText('Guardado en 2; faltan 3.', { exact: true }).waitFor()
    for (const id of five.slice(2)) {
      await notice
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${String(id)}:`) })
        .waitFor()
    }
    const tried = site.api.callsOf('PUT /claims/{}').length

    site.api.clearFaults()
    await notice.getByRole('button', { name: 'Reintentar' }).click()
    await notice.getByText('Guardado en 5.', { exact: true }).waitFor()
    const again = savedBodies(site.api).slice(tried)
    expect(again.map(({ id }) => id)).toEqual(five.slice(2))
    await finish()
  })
})
