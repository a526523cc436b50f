import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PUBLIC_STATES } from './accessibility-states'
import { visitAs } from './enter-as'
import { findFaultsOfState } from './forced-colors-checks'
import { PHONE, untilStill, violations } from './page-checks'
import { openSite } from './site'
import { CRM } from './staff-accessibility-states'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', () => {
  it.each(PUBLIC_STATES)('has no accessibility violation: %s', async (name, path, arrive) => {
    const { page, finish } = await site.visit(path, { viewport: PHONE })
    await arrive(page, site.api)
    expect(await findFaultsOfState(page, name)).toEqual([])
    await finish()
  })
})

describe('the phone menu', () => {
  async function comesAndGoes(page: Page) {
    const opener = page.getByRole('button', { name: 'Abrir menú' })
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await opener.click()
    await drawer.waitFor()
    await untilStill(page)
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }

  it('opens from the right, has no violation and returns the focus to its button', async () => {
    const { page, finish } = await site.visit('/', { viewport: PHONE })
    await comesAndGoes(page)
    await finish()
  })

  it('does the same on staff pages', async () => {
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, { viewport: PHONE })
    await comesAndGoes(page)
    await finish()
  })
})
