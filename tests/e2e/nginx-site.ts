import type { BrowserContext } from 'playwright-core'
import { beforeAll } from 'vitest'
import { cookiesOf, type TestRole } from './api-data'
import type { ApiServer } from './api-server'
import { newPage, type PageOptions, type WatchedPage } from './chromium'
import { startNginx, type Nginx } from './nginx'
import { playOutsideServices } from './outside-services'
import { untilReady } from './site'
import { joinWorker } from './worker'

/** The role of the user; null for a visitor. */
type Person = TestRole | null

export interface PolicedPage extends WatchedPage {
  /** Every policy violation in any document of this context. */
  readonly violations: readonly string[]
  /** Requested addresses of external services. */
  readonly asked: readonly string[]
  /** Opens a path and waits for its heading, its font and hydration. */
  readonly visit: (path: string) => Promise<void>
}

interface NginxSite {
  readonly api: ApiServer
  readonly nginx: Nginx
  /** Opens an empty page for a signed-in user, behind nginx. */
  readonly enter: (role: Person, options?: PageOptions) => Promise<PolicedPage>
}

/** Collects violations from the start of every document. */
async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = []
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event
      const text = `${location.pathname}: ${effectiveDirective} ${blockedURI} ${sourceFile} ${sample}`
      const report = Reflect.get(globalThis, 'reportViolation') as (text: string) => void
      report(text)
    })
  })
  return violations
}

/** Serves one build through a real nginx, with the test API behind it, to every test of a file. */
export function openNginxSite(dir: 'dist-nginx' | 'dist-demo'): NginxSite {
  const worker = joinWorker()
  let nginx: Nginx

  beforeAll(async () => {
    nginx = await startNginx({ dir, api: worker.api.url })
    return nginx.close
  })

  return {
    get api() {
      return worker.api
    },
    get nginx() {
      return nginx
    },
    enter: async (role, options = {}) => {
      // Framed pages of other origins have no storage here, which the usual setup would report.
      const watched = await newPage(worker.browser, {
        baseURL: nginx.url,
        serviceWorker: dir === 'dist-demo',
        welcome: true,
        cookies: role === null ? {} : cookiesOf(role),
        ...options,
      })
      await watched.context.addInitScript(() => {
        if (self === top && location.origin !== 'null') sessionStorage.setItem('welcomeShown', '1')
      })
      const asked = await playOutsideServices(watched.page)
      const violations = await watchPolicy(watched.context)
      const visit = async (path: string) => {
        await watched.page.goto(path)
        await watched.page.locator('main h1').waitFor()
        // Both checks run in the current document, because the demo's worker may reload a page
        // once.
        await untilReady(watched.page)
        await watched.page.waitForFunction(() => document.fonts.status === 'loaded')
      }
      return { ...watched, violations, asked, visit }
    },
  }
}
