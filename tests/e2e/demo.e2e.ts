import { describe, expect, it } from 'vitest'
import { DESKTOP } from './chromium'
import { fillClaim, sendButton } from './fill-claim'
import { openSite, untilReady } from './site'

const site = openSite('dist-demo')

describe('the demo build on a plain static host', () => {
  it('sends a claim without a server, also after a failure on demand and a cancelled departure, and shows it to Legal', async () => {
    const { page, context, finish } = await site.open('/', {
      ...DESKTOP,
      allow: [/Failed to load resource/],
    })
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('button', { name: 'Legal' }).click()
    await page.waitForURL('**/profile')
    await page.goto('/legal/claim-list')
    const claims = page.getByRole('button', { name: /^Detalles del reclamo/ })
    await claims.first().waitFor()
    const newest = await claims.first().getAttribute('aria-label')

    const other = await context.newPage()
    await other.goto('/reclamo')
    await other.getByText('Demo', { exact: true }).click()
    // The page reloads, and no user is signed in.
    const isNew = other.waitForEvent('load')
    await other.getByRole('button', { name: 'Otra persona en esta pestaña' }).click()
    await isNew
    await untilReady(other)
    await other.getByRole('button', { name: 'Entrar' }).click()
    await other.getByRole('button', { name: 'Pasajera' }).click()
    await other.waitForURL('**/profile')
    await other.goto('/reclamo')
    // Input before hydration has its own journeys.
    await untilReady(other)
    await fillClaim(other)
    await other.getByLabel('Mensaje', { exact: true }).fill('Mi vuelo #fallo-500')
    // The page gets the event that precedes leaving, and stays, as after "Cancel".
    await other.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
    await sendButton(other).click()
    await other
      .getByText('Hubo un problema al enviar tu reclamo. Inténtalo más tarde.', { exact: true })
      .waitFor()
    await other.getByLabel('Mensaje', { exact: true }).fill('Mi vuelo se canceló')
    await other.getByRole('button', { name: 'Enviar otra vez' }).click()
    await other.getByText('Tu reclamo ha sido enviado correctamente.').waitFor()
    expect(site.api.requests).toEqual([])

    // Still signed in as Legal, and the next read has the new claim.
    await page.bringToFront()
    await page.getByRole('button', { name: 'Aplicar Filtro' }).click()
    await expect.poll(() => claims.first().getAttribute('aria-label')).not.toBe(newest)

    await other.getByText('Demo', { exact: true }).click()
    const isBack = other.waitForEvent('load')
    await other.getByRole('button', { name: 'Volver a la sesión del navegador' }).click()
    await isBack
    await other.goto('/legal/claim-list')
    await other.getByRole('heading', { level: 1, name: 'CRM' }).waitFor()
    await finish()
  })
})
