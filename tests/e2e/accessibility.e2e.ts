import { describe, expect, it } from 'vitest'
import { PUBLIC_STATES } from './accessibility-states'
import { findFaults, violations, WIDTHS } from './page-checks'
import { openSite } from './site'

const site = openSite('dist-e2e')

describe.each(WIDTHS)('at %s', (_width, viewport) => {
  it.each(PUBLIC_STATES)(
    '%s has no violation and does not stick out',
    async (_state, path, arrive) => {
      const { page, finish } = await site.open(path, { viewport })
      await arrive(page, site.api)
      expect(await findFaults(page)).toEqual([])
      await finish()
    },
  )
})

describe('the menu of a phone', () => {
  it('opens from the right, has no violation and gives the focus back', async () => {
    const { page, finish } = await site.open('/', { viewport: { width: 320, height: 640 } })
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog', { name: 'Menú' }).waitFor()
    await page.waitForTimeout(400)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Menú' }).waitFor({ state: 'hidden' })
    const menu = page.getByRole('button', { name: 'Abrir menú' })
    expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true)
    await finish()
  })
})
