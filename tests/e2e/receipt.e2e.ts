import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedReceipts } from './device'
import { fillClaim, sendButton } from './fill-claim'
import { openSite, shortenWaits, untilReady } from './site'

const site = openSite('dist-e2e')
const SENT = 'Tu reclamo ha sido enviado correctamente.'
const CONFIRMED = 'Tu caso ha sido enviado con éxito'
const HOUR_MS = 60 * 60 * 1000

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

describe('the receipt of a claim', () => {
  it('is shown after leaving, after Back, after a reload and on the next day', async () => {
    const { page, context, finish } = await site.open('/reclamo')
    await fillClaim(page)
    await sendButton(page).click()
    await heading(page, SENT).waitFor()
    await expect.poll(() => storedReceipts(page)).toHaveLength(1)
    await page.getByRole('link', { name: 'Volver al Inicio' }).click()
    await page.getByRole('heading', { name: /Tu vuelo falló/ }).waitFor()
    await page.goBack()
    await page.getByText(/^Enviaste un reclamo hoy a las/).waitFor()
    await page.reload()
    await untilReady(page)
    await page.getByRole('link', { name: 'Ver comprobante' }).click()
    await heading(page, CONFIRMED).waitFor()
    await page.reload()
    await heading(page, CONFIRMED).waitFor()
    await page.close()

    const later = await context.newPage()
    await later.clock.setFixedTime(Date.now() + 20 * HOUR_MS)
    await later.goto('/reclamo-exitoso')
    await heading(later, CONFIRMED).waitFor()
    expect(await later.getByText('pasaje.pdf').isVisible()).toBe(true)
    await later.close()
    const tooLate = await context.newPage()
    await tooLate.clock.setFixedTime(Date.now() + 25 * HOUR_MS)
    await shortenWaits(tooLate)
    await tooLate.goto('/reclamo')
    await tooLate.getByLabel('Nombre', { exact: true }).waitFor()
    await expect.poll(() => storedReceipts(tooLate)).toHaveLength(0)
    await finish()
  })

  it("still confirms the claim when the page's code fails to load", async () => {
    const { page, finish } = await site.enterTab({
      allow: [/Failed to load resource/, /failed request: .*SuccessPanel/],
    })
    await page.route(/SuccessPanel.*\.js/, (route) => route.abort())
    await page.goto('/reclamo')
    await untilReady(page)
    await fillClaim(page)
    await sendButton(page).click()
    await heading(page, SENT).waitFor()
    expect(await page.getByText(/Dentro de 24 horas hábiles te escribimos a/).isVisible()).toBe(
      true,
    )
    expect(await page.locator(':focus').innerText()).toBe(SENT)
    await finish()
  })
})
