import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApiServer, type ApiServer } from './api-server'
import { launchChromium, newPage } from './chromium'
import { startStaticServer } from './static-server'

let browser: Browser
let api: ApiServer

beforeAll(async () => {
  browser = await launchChromium()
  api = await startApiServer()
})

afterAll(async () => {
  await browser.close()
  await api.close()
})

describe.each(['dist-e2e', 'dist-demo'])('a first visit to %s', (dir) => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 900 }],
  ])('shows the landing page on %s without a word in the console', async (_device, viewport) => {
    const site = await startStaticServer({ dir })
    const { page, finish } = await newPage(browser, { viewport, welcome: true })
    try {
      await page.goto(site.url)
      await page.locator('main h1').waitFor()
      expect(await page.locator('h1').count()).toBe(1)
      expect(await page.locator('main').innerText()).not.toMatch(/undefined|NaN|\[object/)
      await page.waitForLoadState('networkidle')
      await finish()
    } finally {
      await site.close()
    }
  })
})
