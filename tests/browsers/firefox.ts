import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, type ElementHandle, type JSHandle, type Page } from 'puppeteer-core'
import { findProgram } from '@tests/e2e/find-program'
import { OUTSIDE, type Engine, type Handle, type Tab } from './engine'

/** How long Firefox may take to answer one command; a busy machine is slow. */
const PATIENCE_MS = 60_000

function findFirefox(): string {
  return findProgram({
    names: ['firefox-esr', 'firefox'],
    variable: 'FIREFOX_PATH',
    title: 'Firefox',
    debian: 'firefox-esr',
  })
}

/** A browser that calls nobody by itself, hurries its animations and asks nothing on a download. */
function preferences(downloads: string) {
  return {
    'network.proxy.type': 1,
    'network.proxy.ssl': OUTSIDE.host,
    'network.proxy.ssl_port': OUTSIDE.port,
    'network.proxy.http': OUTSIDE.host,
    'network.proxy.http_port': OUTSIDE.port,
    'network.proxy.no_proxies_on': '127.0.0.1, localhost',
    'intl.accept_languages': 'es-CL, es',
    'ui.prefersReducedMotion': 1,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.download.useDownloadDir': true,
    'browser.download.alwaysOpenPanel': false,
  }
}

function toHandle(page: Page, element: ElementHandle): Handle {
  return {
    click: () => element.click(),
    type: async (text) => {
      await element.focus()
      await page.keyboard.type(text)
    },
    attach: (paths) => (element as ElementHandle<HTMLInputElement>).uploadFile(...paths),
  }
}

function toTab(page: Page, downloads: string, close: () => Promise<void>): Tab {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`page error: ${String(error)}`))
  page.on('console', (message) => {
    const type = message.type()
    if (type === 'error' || type === 'warn') problems.push(`console ${type}: ${message.text()}`)
  })
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    reload: async () => {
      await page.reload()
    },
    run: (find, argument) => page.evaluate(find as never, argument),
    element: async (find, argument) => {
      const found: JSHandle = await page.evaluateHandle(find as never, argument)
      const element = found.asElement() as ElementHandle | null
      return element && toHandle(page, element)
    },
    problems,
    downloads,
    close,
  }
}

/**
 * Starts Firefox, driven over WebDriver BiDi.
 *
 * @param folder a folder of this run, which is deleted after it
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
    env: { ...process.env, TZ: 'America/Santiago' },
  })
  return {
    open: async (size) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE_MS)
      await page.setViewport(size)
      return toTab(page, downloads, () => context.close())
    },
    close: () => browser.close(),
  }
}
