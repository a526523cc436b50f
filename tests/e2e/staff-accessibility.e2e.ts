import { describe, expect, it } from 'vitest'
import { firstClaim, visitAs } from './enter-as'
import { findFaults, untilStill } from './page-checks'
import { openSite } from './site'
import { CRM, SIGNED_IN_STORIES } from './staff-accessibility-states'
import { findFaultsOfStory } from './story'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', { timeout: 300_000 }, () => {
  it.each(SIGNED_IN_STORIES)('has no accessibility violation: $story', async (story) => {
    expect(await findFaultsOfStory(site, story)).toEqual([])
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
