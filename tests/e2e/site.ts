import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import type { ApiServer } from './api-server'
import { newPage, type PageOptions, type WatchedPage } from './chromium'
import { enterSharedTab, type Visit, type VisitOptions } from './shared-tab'
import type { StaticServer } from './static-server'
import { serveBuild, joinWorker, type BuildDir } from './worker'

interface Site {
  readonly api: ApiServer
  readonly url: string
  /** Opens an empty page in a new browser context. */
  readonly enter: (options?: PageOptions) => Promise<WatchedPage>
  /** Enters the emptied tab that journeys share, which halves the cost of a page (shared-tab.ts). */
  readonly enterTab: (options?: VisitOptions) => Promise<Visit>
  /** Opens a path as a new user; `finish` also fails on any recorded problem. */
  readonly open: (path: string, options?: PageOptions) => Promise<WatchedPage>
  /** Like `open`, in the shared tab. */
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
}

/** Waits for hydration; the page can be read and typed into before. */
export async function untilReady(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
}

/** Waits until the offline worker has stored its pages and controls this one. */
export async function untilWorkerControls(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** Opens another tab of the user, as wide as the first. */
export async function openTab(context: BrowserContext, path = '/reclamo') {
  const size = context.pages()[0]?.viewportSize()
  const page = await context.newPage()
  if (size) await page.setViewportSize(size)
  await page.goto(path)
  await untilReady(page)
  return page
}

/** Presses what opens the browser's file dialog, and chooses a file there; a large one by its path, without its bytes in a message. */
export async function chooseFile(
  page: Page,
  press: () => Promise<void>,
  file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
) {
  const chooser = page.waitForEvent('filechooser')
  await press()
  await (await chooser).setFiles(file)
}

/**
 * Lets the app's work in the background, which it puts off for 4 to 6 seconds, begin ten times sooner, in its
 * order. Unlike Playwright's clock it leaves the page its time and its marks, and calls and storage their patience.
 *
 * @param from shortest wait, in ms, that is shortened
 */
export async function shortenWaits(target: Page | BrowserContext, from = 4000) {
  await target.addInitScript((least) => {
    const wait = setTimeout
    const shortened = (run: () => void, ms = 0, ...values: unknown[]) =>
      wait(run, ms < least || ms > 6000 ? ms : ms / 10, ...values)
    Object.assign(globalThis, { setTimeout: shortened })
  }, from)
}

/** Delays requests until the returned function is called. */
export async function hold(page: Page, url: RegExp) {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(url, async (route) => {
    await gone
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return letGo
}

/** Waits until a page has loaded a module, by its name. */
export async function untilFetched(page: Page, chunk: string) {
  await page.waitForFunction(
    (name) =>
      performance
        .getEntriesByType('resource')
        .some((file) => file.name.includes(`/assets/${name}-`) && file.name.endsWith('.js')),
    chunk,
  )
}

/**
 * Serves one build to every test of a file: the production app with the test API, or the demo. Only the
 * demo, whose API it is, has a service worker, unless a journey asks for it.
 */
export function openSite(dir: Exclude<BuildDir, 'dist-nginx'>): Site {
  const worker = joinWorker()
  let site: StaticServer
  beforeAll(async () => {
    site = await serveBuild(dir)
  })
  const enter = (options: PageOptions = {}) =>
    newPage(worker.browser, {
      baseURL: site.url,
      serviceWorker: dir === 'dist-demo',
      ...options,
    })

  const goTo = async (page: Page, path: string, options: PageOptions) => {
    await page.goto(path)
    await page.locator(options.landmark ?? 'main h1').waitFor()
    if (options.javaScriptEnabled !== false) await untilReady(page)
  }

  const enterTab = (options: VisitOptions = {}) => enterSharedTab(worker.browser, site.url, options)

  return {
    get api() {
      return worker.api
    },
    get url() {
      return site.url
    },
    enter,
    enterTab,
    open: async (path, options = {}) => {
      const watched = await enter(options)
      await goTo(watched.page, path, options)
      return watched
    },
    visit: async (path, options = {}) => {
      const visit = await enterTab(options)
      await goTo(visit.page, path, options)
      return visit
    },
  }
}
