import { describe, expect, it } from 'vitest'
import { untilStill } from './page-checks'
import { openSite, untilDialogSaid } from './site'
import { enterAsStaff } from './staff-sign-in'
import { countingHands } from './steps'

const site = openSite('dist-e2e')
const DESKTOP = { viewport: { width: 1280, height: 900 } }

const charges = () =>
  site.api
    .callsOf('POST /flow/charge')
    .map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>)

async function openCharge(allow: readonly RegExp[] = []) {
  const opened = await site.open('/', { ...DESKTOP, allow })
  const { page } = opened
  await enterAsStaff(page, 'admin')
  await page
    .getByRole('button', { name: /^Detalles del reclamo/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Charge' })
  await expect.poll(() => dialog.getByLabel('Customer ID').inputValue()).toBe('cus_1')
  return { ...opened, dialog }
}

describe('charging a card', () => {
  it('shows the pesos first, and sends one charge however often it is confirmed', async () => {
    const { page, dialog, finish } = await openCharge()
    const hands = countingHands(page)
    await hands.click(dialog.getByLabel('Amount (CLP)'))
    await hands.type('38.000')
    await dialog.getByText('Se cobrarán $38.000 CLP').first().waitFor()
    const confirm = dialog.getByRole('button', { name: /Confirm charge/ })
    const said = untilDialogSaid(page, 'Charge created successfully.')
    await confirm.evaluate((button: HTMLElement) => {
      button.click()
      button.click()
      button.click()
    })
    await said
    await dialog.waitFor({ state: 'hidden' })
    const { clicks, keys } = hands.take()
    console.log(`steps: charge, from the details: ${clicks + 2} clicks, ${keys} keys`)
    expect(charges()).toHaveLength(1)
    expect(charges()[0]).toMatchObject({ customer_id: 'cus_1', amount: 38000, currency: 'CLP' })

    await page.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
    await dialog
      .getByText(/\$38\.000/)
      .first()
      .waitFor()
    await finish()
  })

  it('never repeats a charge whose answer was lost, and keeps its order when someone insists', async () => {
    const { dialog, finish } = await openCharge([/ERR_/, /Failed to load/])
    site.api.setFault('POST /flow/charge', { kind: 'reset', acted: true })
    await dialog.getByLabel('Amount (CLP)').fill('38000')
    await dialog.getByRole('button', { name: /Confirm charge/ }).click()
    await dialog.getByText('Request failed.').first().waitFor()
    await dialog.getByRole('checkbox').waitFor()
    // Chromium itself sends a request again when a kept-alive connection is reset before an answer;
    // no page can prevent it. What the app owes is one order, so that the server can tell.
    const lost = charges()
    expect(lost.length).toBeLessThanOrEqual(2)

    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: /Confirm charge/ }).click()
    await expect.poll(() => charges().length).toBeGreaterThan(lost.length)
    const orders = charges().map((charge) => charge['commerce_order'])
    expect(new Set(orders).size).toBe(1)
    await finish()
  })

  it('cannot be sent from two tabs at once', async () => {
    const { page, context, dialog, finish } = await openCharge()
    const other = await context.newPage()
    await other.goto('/admin/cobro-manual')
    await other
      .getByRole('button', { name: /^Detalles del reclamo/ })
      .first()
      .click()
    await other.getByRole('dialog').getByRole('button', { name: 'Cobrar' }).click()
    const twin = other.getByRole('dialog', { name: 'Charge' })
    await expect.poll(() => twin.getByLabel('Customer ID').inputValue()).toBe('cus_1')
    site.api.setFault('POST /flow/charge', { kind: 'hang' })
    await dialog.getByLabel('Amount (CLP)').fill('10000')
    await twin.getByLabel('Amount (CLP)').fill('10000')
    await dialog.getByRole('button', { name: /Confirm charge/ }).click()
    await expect.poll(() => charges().length).toBe(1)
    await twin
      .getByRole('button', { name: /Confirm charge/ })
      .evaluate((button: HTMLElement) => button.click())
    // The other tab's try is on record here too, or this tab says that it is under way.
    await twin.getByRole('checkbox').or(twin.getByRole('alert')).first().waitFor()
    await untilStill(other)
    expect(charges()).toHaveLength(1)
    await page.close()
    await finish()
  })
})

describe('the admin area', () => {
  it('says that the report is not configured, and is closed to anyone else', async () => {
    const { page, context, finish } = await site.open('/', DESKTOP)
    await enterAsStaff(page, 'admin')
    await page.getByRole('link', { name: 'Vuelo Justo', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Gestión Vuelo Justo' }).waitFor()
    await page
      .getByText(/no (está )?configurad/i)
      .first()
      .waitFor()
    await page.goto('/legal/claim-list')
    await page.waitForURL('**/access-denied')
    await context.clearCookies()
    await page.goto('/admin/cobro-manual')
    await page.waitForURL((url) => url.pathname === '/')
    await finish()
  })
})
