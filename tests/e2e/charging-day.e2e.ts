import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sentCharges } from './charges'
import { DESKTOP } from './chromium'
import { visitAs } from './enter-as'
import { isInSight } from './page-checks'
import { openSite } from './site'
import { createStepCounter } from './steps'

const site = openSite('dist-e2e')
const DUE = '/admin/cobro-manual?vista=por-cobrar'

const chargeDialog = (page: Page) => page.getByRole('dialog', { name: 'Charge' })

async function untilReady(page: Page, claimId: number) {
  const dialog = chargeDialog(page)
  await dialog.getByText(new RegExp(`^Reclamo ${String(claimId)} ·`)).waitFor()
  await expect.poll(() => dialog.getByLabel('Customer ID').inputValue()).toBe('cus_1')
}

const ends = (box: { readonly y: number; readonly height: number } | null | undefined) =>
  box ? box.y + box.height : NaN

describe('a day of charging', () => {
  it('takes the amount and three keys for each of five claims', async () => {
    const { page, finish } = await visitAs(site, 'ADMIN', DUE, DESKTOP)
    const counter = createStepCounter(page)
    await counter.click(page.getByRole('button', { name: 'Empezar a cobrar' }))
    const dialog = chargeDialog(page)
    const won = [29, 24, 19, 14, 9]
    for (const id of won) {
      await untilReady(page, id)
      // The reason for the disabled button takes no line of its own.
      const boxes = [dialog.getByRole('button', { name: 'Cancel' }), dialog].map((part) =>
        part.boundingBox(),
      )
      const [cancel, whole] = await Promise.all(boxes)
      expect(ends(whole) - ends(cancel)).toBeLessThan(24)
      counter.take()
      await counter.type('250000')
      await counter.press('Enter')
      await dialog.getByText('Se cobrarán $50.000 CLP').first().waitFor()
      await counter.press('Enter')
      await counter.press('Enter')
      await dialog.getByText(`Reclamo ${String(id)}: cobrado $50.000.`).waitFor()
      expect(counter.take()).toEqual({ clicks: 0, keys: '250000'.length + 3 })
    }
    const sent = sentCharges(site.api)
    expect(sent.map(({ optionals }) => (optionals as { claim_id: number }).claim_id)).toEqual(won)
    expect(new Set(sent.map((charge) => charge['commerce_order'])).size).toBe(won.length)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await page.getByRole('link', { name: 'Caja del día' }).click()
    await page.getByText('$250.000').first().waitFor()
    const file = sent
      .slice(0, 4)
      .map((charge) => `${String(charge['commerce_order'])};$50.000`)
      .join('\r\n')
    await page.getByLabel('Elige el CSV de pagos del proveedor').setInputFiles({
      name: 'flow.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\uFEFForden comercio;monto\r\n${file}\r\nclaim-77-1767225600000;9000`),
    })
    await page
      .getByText('flow.csv: 4 en ambos, 0 con diferencias, 1 solo aquí, 1 solo allá.')
      .waitFor()
    await finish()
  })

  it('leaves the buttons free under a long refusal on a phone', async () => {
    const phone = { viewport: { width: 390, height: 844 }, allow: [/status of 400/] }
    const { page, finish } = await visitAs(site, 'ADMIN', DUE, phone)
    await page.getByRole('button', { name: 'Empezar a cobrar' }).click()
    const dialog = chargeDialog(page)
    await untilReady(page, 29)
    const detail = 'El banco emisor rechazó la tarjeta, y pide que su titular lo llame. '.repeat(3)
    site.api.setFault('POST /flow/charge', { kind: 'respond', status: 400, body: { detail } })
    await dialog.getByLabel('Amount (CLP)').fill('50000')
    await dialog.getByRole('button', { name: 'Confirm charge' }).click()
    await dialog.getByRole('alert').waitFor()
    for (const name of ['Cobrar y siguiente', 'Confirm charge', 'Cancel']) {
      expect(await isInSight(dialog.getByRole('button', { name })), name).toBe(true)
    }
    await finish()
  })
})
