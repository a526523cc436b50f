import { describe, expect, it } from 'vitest'
import { firstClaim, openAs } from './enter-as'
import { findFaultsOfState } from './forced-colors-checks'
import { atBothWidths, findFaults, PHONE } from './page-checks'
import { openSite } from './site'
import { CRM, SIGNED_IN_STATES } from './staff-accessibility-states'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and with the colours of the person', () => {
  describe.each(SIGNED_IN_STATES)('%s', (_who, role, states) => {
    it.each(states)('finds nothing in the way in %s', async (name, path, arrive) => {
      const options = { viewport: PHONE, allow: [/Failed to load resource/] }
      const { page, finish } = await openAs(site, role, path, options)
      await arrive(page, site.api)
      expect(await findFaultsOfState(page, name)).toEqual([])
      await finish()
    })
  })
})

describe('text twice as large', () => {
  it.each([CRM, `${CRM}?vista=hoy`, '/legal/user-list'])(
    'is read without scrolling sideways at %s',
    async (path) => {
      const { page, finish } = await openAs(site, 'LEGAL', path, { viewport: PHONE })
      const list = path.endsWith('user-list') ? page.getByText('Paula Pasajera') : firstClaim(page)
      await list.waitFor()
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect(await atBothWidths(page, findFaults)).toEqual([])
      await finish()
    },
  )
})
