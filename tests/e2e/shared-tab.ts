import type { Browser, BrowserContext, Disposable, Page } from 'playwright-core'
import { newPage, PHONE, type PageOptions, type WatchedPage } from './chromium'

interface Tab extends WatchedPage {
  /** Scripts of the current visit. */
  readonly scripts: Disposable[]
  isFree: boolean
}

/** What a visit may choose; anything else needs a page of its own. */
export type VisitOptions = Pick<PageOptions, 'allow' | 'cookies' | 'landmark' | 'viewport'>

/** A page like a new user's, and the check that ends the visit. */
export interface Visit {
  readonly page: Page
  /** For further tabs, which are closed at the end. */
  readonly context: BrowserContext
  /** Leaves the page. @throws with the list of problems, if there are any */
  readonly finish: () => Promise<void>
}

/** A file of the origin that runs no code of the app. */
const EMPTY_PAGE = '/favicon.svg'

/** One tab per origin, for all files of a worker. */
const tabs = new Map<string, Tab>()

/** Whether the context waits for its next visit. A failed test does not return its tab. */
export function isFreeTab(context: BrowserContext): boolean {
  return [...tabs.values()].some((tab) => tab.isFree && tab.context === context)
}

/** Records the scripts that visits add to a page or its context, so that they end with the visit. */
function recordScripts({ page, context }: WatchedPage): Disposable[] {
  const scripts: Disposable[] = []
  for (const target of [page, context]) {
    const add = target.addInitScript.bind(target)
    target.addInitScript = async (...given) => {
      const script = await add(...given)
      scripts.push(script)
      return script
    }
  }
  return scripts
}

/**
 * Leaves the app and restores what a new context has: one tab, no scripts, no storage, no cookies, no permissions, the
 * usual media, a network.
 */
async function leave({ page, context, scripts }: Tab, origin: string) {
  for (const other of context.pages()) if (other !== page) await other.close()
  for (const event of ['dialog', 'request']) page.removeAllListeners(event)
  for (const routed of [page, context]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
  for (const script of scripts.splice(0)) await script.dispose()
  await context.clearPermissions()
  await context.setOffline(false)
  await page.goto(origin + EMPTY_PAGE)
  await page.evaluate(() => {
    sessionStorage.clear()
  })
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
  await context.clearCookies()
  await page.emulateMedia({ media: null, forcedColors: null, reducedMotion: 'reduce' })
  // The pointer would hover over the next page.
  await page.mouse.move(0, 0)
}

async function openTab(browser: Browser, origin: string): Promise<Tab> {
  const watched = await newPage(browser, { baseURL: origin, serviceWorker: false })
  return { ...watched, scripts: recordScripts(watched), isFree: false }
}

/**
 * Enters the tab that visits of one origin share: its process and cache are warm, which halves the cost of
 * opening a page. For journeys that leave no clock behind.
 */
export async function enterSharedTab(
  browser: Browser,
  origin: string,
  { viewport = PHONE, cookies = {}, allow = [] }: VisitOptions,
): Promise<Visit> {
  const known = tabs.get(origin)
  const isUsable = known?.isFree && !known.page.isClosed()
  const tab = isUsable ? known : await openTab(browser, origin)
  tabs.set(origin, tab)
  tab.isFree = false
  const { page, context, problems } = tab
  const before = problems.length
  await page.setViewportSize(viewport)
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })),
  )
  return {
    page,
    context,
    finish: async () => {
      await leave(tab, origin)
      const found = problems
        .slice(before)
        .filter((problem) => !allow.some((pattern) => pattern.test(problem)))
      if (found.length > 0) throw new Error(`The page was not quiet:\n${found.join('\n')}`)
      tab.isFree = true
    },
  }
}
