import type { BrowserContext, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { hold, openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { changeNotice, savedBodies } from './staff-changes'
import { saveElsewhere } from './staff-elsewhere'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const FIVE = [23, 18, 13, 8, 3]
const LIST = `${CRM}?aerolinea=SKY`

const savedIds = () => savedBodies(site.api).map(({ id }) => id)

/** Opens the list of the five claims as a legal user, and the number of saves so far. */
async function openFive() {
  for (const id of FIVE) await saveElsewhere(site.api, id, { airline: 'SKY' })
  return { ...(await openAs(site, 'LEGAL', LIST, DESKTOP)), before: savedIds().length }
}

async function contactAll(page: Page) {
  await firstClaim(page).waitFor()
  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click()
  const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
  await bar.getByRole('button', { name: 'Contacté hoy' }).click()
}

/** Opens the tray of a new tab. */
async function openTray(context: BrowserContext) {
  const page = await context.newPage()
  await page.goto(LIST)
  await page.getByRole('button', { name: 'Pendientes de guardar (1)' }).click()
  return page
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar, 3 reclamos' }).click()

it('a batch update continues after a crash at the third claim', async () => {
  const { page, context, before, finish } = await openFive()
  site.api.setFault('PUT /claims/{}', { kind: 'hang' }, 2)
  await contactAll(page)
  await expect.poll(() => savedIds().slice(before)).toEqual(FIVE.slice(0, 3))
  const crashed = page.waitForEvent('crash')
  const browser = await context.newCDPSession(page)
  // The process that would answer no longer exists.
  browser.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  site.api.clearFaults()
  const next = await openTray(context)
  await goOn(next)
  await changeNotice(next)
    .getByText(/^Guardado en [35]\.$/)
    .waitFor()
  expect(savedIds().slice(before + 3)).toEqual(FIVE.slice(2))
  await finish()
})

it('a batch update that one tab continues leaves the tray of another; each claim is saved once', async () => {
  const { page, context, before, finish } = await openFive()
  await hold(page, /\/claims\/13$/)
  const third = page.waitForRequest(/\/claims\/13$/)
  await contactAll(page)
  await third
  await page.close()

  const [first, second] = [await openTray(context), await openTray(context)]
  const release = await hold(first, /\/claims\/13$/)
  await goOn(first)
  await second.getByRole('button', { name: /^Pendientes/ }).waitFor({ state: 'detached' })
  release()
  await changeNotice(first)
    .getByText(/^Guardado en 3\.$/)
    .waitFor()
  expect(savedIds().slice(before)).toEqual(FIVE)
  await finish()
})
