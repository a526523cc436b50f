import { expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'
import { changeNotice, savedBodies } from './staff-changes'
import { saveElsewhere } from './staff-elsewhere'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const FIVE = [23, 18, 13, 8, 3]
const LIST = `${CRM}?aerolinea=SKY`

const savedIds = () => savedBodies(site.api).map(({ id }) => id)

it('a batch update continues after a crash at the third claim', async () => {
  for (const id of FIVE) await saveElsewhere(site.api, id, { airline: 'SKY' })
  const { page, context, finish } = await openAs(site, 'LEGAL', LIST, DESKTOP)
  const before = savedIds().length
  site.api.setFault('PUT /claims/{}', { kind: 'hang' }, 2)
  await firstClaim(page).waitFor()
  await page.getByRole('checkbox', { name: 'Elegir todos los de esta página' }).click()
  const bar = page.getByRole('region', { name: 'Acciones para los elegidos' })
  await bar.getByRole('button', { name: 'Contacté hoy' }).click()
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
