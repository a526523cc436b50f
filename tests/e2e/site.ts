import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startApiServer, type ApiServer } from './api-server'
import { launchChromium, newPage, type PageOptions, type WatchedPage } from './chromium'
import { startStaticServer } from './static-server'

interface Site {
  readonly api: ApiServer
  readonly url: string
  /** Opens a path as a new person; `finish` also checks that the page was quiet. */
  readonly open: (path: string, options?: PageOptions) => Promise<WatchedPage>
}

/** Waits until the page's code has taken over its markup; it can be read and typed into before. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
}

/** Serves one build to every test of a file: the production app with the tests' API, or the demo. */
export function openSite(dir: 'dist-e2e' | 'dist-demo'): Site {
  let browser: Browser
  let api: ApiServer
  let site: Awaited<ReturnType<typeof startStaticServer>>

  beforeAll(async () => {
    browser = await launchChromium()
    api = await startApiServer()
    site = await startStaticServer({ dir })
  })
  beforeEach(() => {
    api.reset()
  })
  afterAll(async () => {
    await browser.close()
    await site.close()
    await api.close()
  })

  return {
    get api() {
      return api
    },
    get url() {
      return site.url
    },
    open: async (path, options = {}) => {
      const watched = await newPage(browser, { ...options, baseURL: site.url })
      await watched.page.goto(path)
      await watched.page.locator(options.landmark ?? 'main h1').waitFor()
      if (options.javaScriptEnabled !== false) await untilReady(watched.page)
      return watched
    },
  }
}
