import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { launch, type ElementHandle, type JSHandle, type Page } from 'puppeteer-core'
import { findProgram } from '@tests/e2e/find-program'
import type { Engine, EngineOptions, Handle, Tab } from './engine'

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
function preferences({ outside }: EngineOptions, downloads: string) {
  const [host, port] = outside.split(':')
  return {
    'network.proxy.type': 1,
    'network.proxy.ssl': host,
    'network.proxy.ssl_port': Number(port),
    'network.proxy.http': host,
    'network.proxy.http_port': Number(port),
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
    back: async () => {
      await page.goBack()
    },
    url: () => Promise.resolve(page.url()),
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

/** Starts Firefox, driven over WebDriver BiDi. */
export async function launchFirefox(options: EngineOptions): Promise<Engine> {
  const downloads = join(options.folder, 'firefox-downloads')
  await mkdir(downloads)
  const browser = await launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    acceptInsecureCerts: true,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
    extraPrefsFirefox: preferences(options, downloads),
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
