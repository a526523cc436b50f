import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, type Page } from 'puppeteer-core'
import { LOCALE, TIME_ZONE } from '@/domain/country/chile'
import { findProgram } from '@tests/e2e/find-program'
import { OUTSIDE, type Engine } from './engine'
import { openTab, PATIENCE_MS } from './puppeteer'

function findFirefox(): string {
  return findProgram({
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    title: 'Firefox',
    debian: 'firefox-esr',
  })
}

/** Preferences: no background calls, short animations, and no question before a download. */
function preferences(downloads: string) {
  return {
    'network.proxy.type': 1,
    'network.proxy.ssl': OUTSIDE.host,
    'network.proxy.ssl_port': OUTSIDE.port,
    'network.proxy.http': OUTSIDE.host,
    'network.proxy.http_port': OUTSIDE.port,
    'network.proxy.no_proxies_on': '127.0.0.1, localhost',
    'intl.accept_languages': `${LOCALE}, es`,
    'ui.prefersReducedMotion': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
  }
}

/**
 * Starts Firefox, driven by WebDriver BiDi.
 *
 * @param folder a temporary folder of this run
 */
export async function launchFirefox(folder: string): Promise<Engine> {
  const downloads = join(folder, 'firefox-downloads')
  await mkdir(downloads)
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    acceptInsecureCerts: true,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
    extraPrefsFirefox: preferences(downloads),
    env: { ...process.env, TZ: TIME_ZONE },
  })
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext()
      // The protocol cannot crash a page; closed like this, the page gets no event either.
      const crash = (page: Page) => page.close({ runBeforeUnload: false })
      return openTab({ context, size, downloads, crash, close: () => context.close() })
    },
    close: () => browser.close(),
  }
}
