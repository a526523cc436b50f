import { describe, expect, it } from 'vitest'
import { DESK_STATES } from './desk-accessibility-states'
import { firstClaim, visitAs } from './enter-as'
import { findFaultsOfState } from './forced-colors-checks'
import { findFaults, PHONE, untilStill } from './page-checks'
import { openSite } from './site'
import { CRM, SIGNED_IN_STATES } from './staff-accessibility-states'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', () => {
  describe.each([
    ...SIGNED_IN_STATES,
    ['a case handler at the desk', 'LEGAL', DESK_STATES],
  ] as const)('%s', (_who, role, states) => {
    it.each(states)('has no violation in %s', async (name, path, arrive) => {
      const options = { viewport: PHONE, allow: [/Failed to load resource/] }
      const { page, finish } = await visitAs(site, role, path, options)
      await arrive(page, site.api)
      expect(await findFaultsOfState(page, name)).toEqual([])
      await finish()
    })
  })
})

describe('on a wide screen', () => {
  it('has no violation in the details beside the list', async () => {
    const wide = { viewport: { width: 1440, height: 900 } }
    const { page, finish } = await visitAs(site, 'LEGAL', CRM, wide)
    await firstClaim(page).click()
    await page.getByRole('dialog', { name: 'Detalles del Reclamo' }).waitFor()
    expect(await firstClaim(page).isVisible()).toBe(true)
    await untilStill(page)
    expect(await findFaults(page)).toEqual([])
    await finish()
  })
})
