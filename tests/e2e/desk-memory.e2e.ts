import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { readHeld } from './heap'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')

async function openAndLeave(page: Page, key: string) {
  await firstClaim(page).focus()
  await page.keyboard.press(key)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

it(
  'holds nothing of what was left, with the details over the list and beside it',
  { timeout: 120_000 },
  async () => {
    const height = 900
    const { page, context, finish } = await openAs(site, 'LEGAL', CRM, {
      viewport: { width: 1360, height },
    })
    for (const width of [1360, 1600]) {
      await page.setViewportSize({ width, height })
      await firstClaim(page).waitFor()
      for (const key of ['Enter', 's', 'r', 'm', 'Control+k']) await openAndLeave(page, key)
      for (const name of ['Qué toca hoy', 'Tablero', 'Resumen', 'Reclamos']) {
        const views = page.getByRole('navigation', { name: 'Vistas del CRM' })
        await views.getByRole('link', { name, exact: true }).click()
        await views.locator('[aria-current]').getByText(name, { exact: true }).waitFor()
      }
      await firstClaim(page).waitFor()
    }
    const client = await context.newCDPSession(page)
    // Each measurement takes several collections and a heap snapshot.
    await expect
      .poll(async () => (await readHeld(client)).detached, { timeout: 60_000 })
      .toEqual([])
    await finish()
  },
)

it('reports an element that is retained on purpose', async () => {
  const { page, context, finish } = await site.enter()
  await page.evaluate(() => Reflect.set(globalThis, 'held', document.createElement('aside')))
  const client = await context.newCDPSession(page)
  expect((await readHeld(client)).detached).toEqual(['<aside>'])
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'held'))
  expect((await readHeld(client)).detached).toEqual([])
  await finish()
})
