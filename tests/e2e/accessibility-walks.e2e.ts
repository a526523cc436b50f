import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PUBLIC_WALKS, SIGNED_IN_WALKS } from './accessibility-walks'
import { cookiesOf } from './api-data'
import { findFaults, PHONE, untilStill } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')

async function lookAt(page: Page) {
  await untilStill(page)
  return findFaults(page)
}

it.each([...PUBLIC_WALKS, ...SIGNED_IN_WALKS])(
  'has no accessibility violation at any step: $name',
  async ({ path, as, welcome = false, steps }) => {
    const allow = [/Failed to load resource/, /ERR_/]
    const cookies = as === undefined ? {} : cookiesOf(as)
    const options = { viewport: PHONE, cookies, allow }
    const { page, finish } = welcome
      ? await site.open(path, { ...options, welcome })
      : await site.visit(path, options)
    for (const [count, step] of steps.entries()) {
      await step(page, site.api)
      expect(await lookAt(page), `step ${String(count + 1)}`).toEqual([])
    }
    await finish()
  },
)

it('keeps the notice of an ending session accessible over unsaved input', async () => {
  const { page, finish } = await site.visit('/profile', {
    viewport: PHONE,
    cookies: cookiesOf('USER', 180),
  })
  await page.getByLabel('Dirección').fill('Calle Nueva 45')
  await page.getByRole('region', { name: 'Fin de la sesión' }).waitFor()
  expect(await lookAt(page)).toEqual([])
  await finish()
})
