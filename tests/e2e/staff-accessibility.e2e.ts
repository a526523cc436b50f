import { describe, expect, it } from 'vitest'
import { openAs } from './enter-as'
import { findFaults, WIDTHS } from './page-checks'
import { openSite } from './site'
import { CRM, SIGNED_IN_STATES } from './staff-accessibility-states'

const site = openSite('dist-e2e')

describe.each(WIDTHS)('at %s', (width, viewport) => {
  describe.each(SIGNED_IN_STATES)('%s', (_who, role, states) => {
    it.each(states)('finds nothing in the way in %s', async (_state, path, arrive) => {
      const options = { viewport, allow: [/Failed to load resource/] }
      const { page, finish } = await openAs(site, role, path, options)
      await arrive(page, site.api)
      expect(await findFaults(page)).toEqual([])
      await finish()
    })
  })

  it('reads text twice as large without scrolling sideways', async () => {
    for (const path of [CRM, `${CRM}?vista=hoy`, '/legal/user-list']) {
      const { page, finish } = await openAs(site, 'LEGAL', path, { viewport })
      await page.waitForLoadState('networkidle')
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await findFaults(page), `${path} at ${width}`).toEqual([])
      await finish()
    }
  })
})

describe('the menu of a phone', () => {
  it('has nothing in the way, and gives the focus back', async () => {
    const viewport = { width: 320, height: 640 }
    const { page, finish } = await openAs(site, 'LEGAL', CRM, { viewport })
    const menu = page.getByRole('button', { name: 'Abrir menú' })
    const drawer = page.getByRole('dialog', { name: 'Menú' })
    await menu.click()
    await drawer.waitFor()
    expect(await findFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true)
    await finish()
  })
})
