import { describe, expect, it } from 'vitest'
import { openSite } from './site'

describe.each(['dist-e2e', 'dist-demo'] as const)('a first visit to %s', (dir) => {
  const site = openSite(dir)

  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ])('shows the landing page without console messages on %s', async (_device, viewport) => {
    const { page, finish } = await site.open('/', { viewport, welcome: true })
    expect(await page.locator('h1').count()).toBe(1)
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
    await page.waitForLoadState('networkidle')
    await finish()
  })
})
