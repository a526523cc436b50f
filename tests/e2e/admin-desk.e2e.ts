import { describe, expect, it } from 'vitest'
import { DESKTOP, PHONE } from './chromium'
import { openAs, visitAs, wonClaim } from './enter-as'
import { untilStill } from './page-checks'
import type { VisitOptions } from './shared-tab'
import { openSite } from './site'

const site = openSite('dist-e2e')

/** The bodies of the charges that the API received, in their order. */
const charges = () =>
  site.api
    .callsOf('POST /flow/charge')
    .map(({ body }) => JSON.parse(body.toString()) as Readonly<Record<string, unknown>>)

async function openCharge(options: VisitOptions = DESKTOP, open = visitAs) {
  const opened = await open(site, 'ADMIN', '/admin/cobro-manual', options)
  const { page } = opened
  await wonClaim(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Charge' })
  await expect
    .poll(() => dialog.getByLabel('Customer ID', { exact: true }).inputValue())
    .toBe('cus_1')
  return { ...opened, dialog }
}

describe('charging a card', () => {
  it('keeps the order after a lost answer, with what warns of it in sight, until it is settled', async () => {
    const allow = [/ERR_/, /Failed to load/, /400/]
    // A page of its own has no idle connections, on each of which Chromium would send the charge again.
    const { page, dialog, finish } = await openCharge({ viewport: PHONE, allow }, openAs)
    const amount = dialog.getByLabel('Amount (CLP)', { exact: true })
    const confirm = dialog.getByRole('button', { name: /Confirm charge/ })
    const box = dialog.getByRole('checkbox')
    site.api.setFault('POST /flow/charge', { kind: 'reset', acted: true })
    await amount.fill('38000')
    await confirm.click()
    await box.waitFor()
    // Chromium itself resends a request when a kept-alive connection is reset before an answer;
    // the page cannot prevent it. The app must use one order, so that the server can detect the
    // duplicate.
    const lost = charges().length
    expect(lost).toBeLessThanOrEqual(2)

    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
    await dialog.getByText('No sabemos si el cobro se realizó.').waitFor()
    await amount.fill('38000')
    await box.waitFor()
    for (const { width, height } of [PHONE, DESKTOP.viewport]) {
      await page.setViewportSize({ width, height })
      // The checkbox and the attempt that it refers to are visible together.
      await expect
        .poll(async () => {
          const all = [box, dialog.getByText(/no sabemos si se cobró/), confirm, amount]
          const frames = await Promise.all(all.map((part) => part.boundingBox()))
          return frames.every((frame) => frame && frame.y >= 0 && frame.y + frame.height <= height)
        })
        .toBe(true)
    }

    site.api.clearFaults()
    await box.check()
    await confirm.click()
    await expect.poll(() => charges().length).toBeGreaterThan(lost)
    await dialog
      .getByText(/has been previously paid/)
      .first()
      .waitFor()
    expect(new Set(charges().map((charge) => charge['commerce_order'])).size).toBe(1)
    await dialog.getByRole('button', { name: 'Está pagada: anotar como cobrado' }).click()
    await dialog.getByText(/Lo anotó/).waitFor()
    await dialog.getByText('Desde este equipo ya se cobró este reclamo.').waitFor()
    expect(await confirm.isDisabled()).toBe(true)
    await finish()
  })

  it('has its fields side by side on a phone, and whole amounts at 320 px and 200% text size', async () => {
    const { page, dialog, finish } = await openCharge({ viewport: PHONE })
    const amount = dialog.getByLabel('Amount (CLP)', { exact: true })
    const customer = dialog.getByLabel('Customer ID', { exact: true })
    const compensation = dialog.getByLabel('Compensación (CLP)', { exact: true })
    await amount.fill('1.000.000')
    await compensation.fill('5.000.000')
    const top = async (field: typeof amount) => (await field.boundingBox())?.y
    expect(await top(customer)).toBe(await top(amount))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addStyleTag({ content: 'html { font-size: 32px }' })
    for (const field of [amount, compensation]) {
      const cut = await field.evaluate((input) => input.scrollWidth - input.clientWidth)
      expect(cut).toBeLessThanOrEqual(0)
    }
    await finish()
  })

  it('cannot be sent from two tabs at once', async () => {
    const { context, dialog, finish } = await openCharge()
    const other = await context.newPage()
    await other.goto('/admin/cobro-manual')
    await wonClaim(other).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
    const twin = other.getByRole('dialog', { name: 'Charge' })
    await expect
      .poll(() => twin.getByLabel('Customer ID', { exact: true }).inputValue())
      .toBe('cus_1')
    site.api.setFault('POST /flow/charge', { kind: 'hang' })
    await dialog.getByLabel('Amount (CLP)', { exact: true }).fill('10000')
    await twin.getByLabel('Amount (CLP)', { exact: true }).fill('10000')
    await dialog.getByRole('button', { name: /Confirm charge/ }).click()
    await expect.poll(() => charges().length).toBe(1)
    await twin
      .getByRole('button', { name: /Confirm charge/ })
      .evaluate((button: HTMLElement) => button.click())
    await twin.getByText('Se está cobrando en otra pestaña.').first().waitFor()
    expect(await twin.getByRole('checkbox').count()).toBe(0)
    await untilStill(other)
    expect(charges()).toHaveLength(1)
    await finish()
  })
})
