import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { TIME_ZONE } from '@/domain/country/chile'
import { findChromium } from '@tests/e2e/chromium'
import { OUTSIDE, type Engine } from './engine'
import { openTab, PATIENCE_MS } from './puppeteer'

/** Crashes the process of a page. */
async function crash(page: Page): Promise<void> {
  const crashed = new Promise((resolve) => page.once('error', resolve))
  const client = await page.createCDPSession()
  // The process that would answer no longer exists.
  client.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

/**
 * Starts Chromium for the journeys that run in every engine.
 *
 * @param folder a temporary folder of this run
 */
export async function launchChromium(folder: string): Promise<Engine> {
  const downloads = join(folder, 'chromium-downloads')
  await mkdir(downloads)
  const browser = await launch({
    executablePath: findChromium(),
    headless: true,
    acceptInsecureCerts: true,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--force-prefers-reduced-motion',
      `--proxy-server=${OUTSIDE.host}:${OUTSIDE.port}`,
      '--proxy-bypass-list=127.0.0.1;localhost',
    ],
    env: { ...process.env, TZ: TIME_ZONE },
  })
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext()
      return openTab({ context, size, downloads, crash, close: () => context.close() })
    },
    close: () => browser.close(),
  }
}
