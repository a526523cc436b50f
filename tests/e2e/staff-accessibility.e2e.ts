import { describe, expect, it } from 'vitest'
import { openSite } from './site'
import { SIGNED_IN_STORIES } from './staff-accessibility-states'
import { findFaultsOfStory } from './story'

const site = openSite('dist-e2e')

describe('on a phone, on a desktop and in forced colours', { timeout: 300_000 }, () => {
  it.each(SIGNED_IN_STORIES)('has no accessibility violation: $story', async (story) => {
    expect(await findFaultsOfStory(site, story)).toEqual([])
  })
})
