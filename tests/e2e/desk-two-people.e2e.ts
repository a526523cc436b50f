import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { firstClaim, openAs, visitAs } from './enter-as'
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
  const FIVE = [23, 18, 13, 8, 3]
  const LIST = `${CRM}?aerolinea=SKY`
  const savedIds = () => savedBodies(site.api).map(({ id }) => id)

  /** Marks five claims as contacted, with one press. */
  async function contactFive(page: Page) {
    await firstClaim(page).waitFor()
    await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click()
    const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
    await bar.getByRole('button', { name: 'Contacté hoy' }).click()
  }

  beforeEach(async () => {
    for (const id of FIVE) await saveElsewhere(site.api, id, { airline: 'SKY' })
  })

  it('keeps the rest for "Reintentar" after an outage, and saves no claim twice', async () => {
    const allow = [/Failed to load resource/]
    const { page, finish } = await visitAs(site, 'LEGAL', LIST, { ...DESKTOP, allow })
    // From the third save on the API is down.
    site.api.setFault('PUT /claims/{}', { kind: 'respond', status: 500, body: {} }, 2)
    await contactFive(page)
    const notice = changeNotice(page)
    await notice.getByText('Guardado en 2; faltan 3.', { exact: true }).waitFor()
    for (const id of FIVE.slice(2)) {
      await notice
        .getByRole('listitem')
        .filter({ hasText: new RegExp(`^${String(id)}:`) })
        .waitFor()
    }
    const tried = savedIds().length

    site.api.clearFaults()
    await notice.getByRole('button', { name: 'Reintentar' }).click()
    await notice.getByText('Guardado en 5.', { exact: true }).waitFor()
    expect(savedIds().slice(tried)).toEqual(FIVE.slice(2))
    await finish()
  })

  it('continues after a crash at the third', async () => {
    const { page, context, finish } = await openAs(site, 'LEGAL', LIST, DESKTOP)
    const before = savedIds().length
    site.api.setFault('PUT /claims/{}', { kind: 'hang' }, 2)
    await contactFive(page)
    await expect.poll(() => savedIds().slice(before)).toEqual(FIVE.slice(0, 3))
    const crashed = page.waitForEvent('crash')
    const browser = await context.newCDPSession(page)
    // The process that would answer no longer exists.
    browser.send('Page.crash').catch(() => undefined)
    await crashed
    await page.close()

    site.api.clearFaults()
    const next = await context.newPage()
    await next.goto(LIST)
    await next.getByRole('button', { name: 'Pendientes de guardar (1)' }).click()
    await next.getByRole('button', { name: 'Continuar, 3 reclamos' }).click()
    await changeNotice(next)
      .getByText(/^Guardado en [35]\.$/)
      .waitFor()
    expect(savedIds().slice(before + 3)).toEqual(FIVE.slice(2))
    await finish()
  })
})
