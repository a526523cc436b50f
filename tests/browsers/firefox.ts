import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  launch,
  type BrowserContext,
  type ElementHandle,
  type JSHandle,
  type Page,
} from 'puppeteer-core'
import { LOCALE, TIME_ZONE } from '@/domain/country/chile'
import { findProgram } from '@tests/e2e/find-program'
import { OUTSIDE, type Engine, type Handle, type Size, type Tab } from './engine'

/** Timeout of a browser command, in ms; a busy machine is slow. */
const PATIENCE_MS = 60_000

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

interface TabOptions {
  readonly context: BrowserContext
  readonly size: Size
  readonly downloads: string
  readonly close: () => Promise<void>
}

async function openTab(options: TabOptions): Promise<Tab> {
  const { context, size, downloads, close } = options
  const problems: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE_MS)
  await page.setViewport(size)
  page.on('dialog', (dialog) => void dialog.accept())
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
    another: () => openTab({ ...options, close: () => Promise.resolve() }),
    toFront: () => page.bringToFront(),
    close,
  }
}

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
      return openTab({ context, size, downloads, close: () => context.close() })
    },
    close: () => browser.close(),
  }
}
