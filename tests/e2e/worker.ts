import type { Browser } from 'playwright-core'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { BUILT_API_PORT, startApiServer, type ApiServer } from './api-server'
import { launchChromium } from './chromium'
import { isFreeTab } from './shared-tab'
import { startStaticServer, type StaticServer } from './static-server'

/** The folders that scripts/e2e.js builds. */
export type BuildDir = 'dist-e2e' | 'dist-nginx' | 'dist-demo'

/** Shared by all files of a worker, until it ends. */
interface Worker {
  readonly api: ApiServer
  readonly browser: Browser
}

let worker: Worker | null = null
const sites = new Map<BuildDir, Promise<StaticServer>>()

/**
 * Each worker has its own API on a free port. The build contains another address, which the worker's
 * browser maps to this port.
 */
async function startWorker(): Promise<Worker> {
  const api = worker?.api ?? (await startApiServer({ port: 0 }))
  const built = `127.0.0.1:${BUILT_API_PORT}`
  return { api, browser: await launchChromium({ [built]: new URL(api.url).host }) }
}

/** The worker's server of one build. */
export function serveBuild(dir: BuildDir): Promise<StaticServer> {
  const site = sites.get(dir) ?? startStaticServer({ dir })
  sites.set(dir, site)
  return site
}

/** Provides the worker's browser and API to the tests of a file, and resets both for each test. */
export function joinWorker(): Worker {
  let used: Worker
  beforeAll(async () => {
    worker = worker?.browser.isConnected() ? worker : await startWorker()
    used = worker
  })
  beforeEach(() => {
    used.api.reset()
  })
  afterEach(async () => {
    // A failed test leaves its pages open, and they would continue to send calls.
    for (const context of used.browser.contexts()) if (!isFreeTab(context)) await context.close()
  })
  return {
    get api() {
      return used.api
    },
    get browser() {
      return used.browser
    },
  }
}
