import { SETTLE_MS, viewportOf } from './visit.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Request} Request */

/**
 * Transferred bytes of a first visit: the load, what the page prefetches when idle, and what the worker
 * stores.
 * @typedef {{ load: number, ahead: number, stored: number }} Minute
 */

/** The first minute of a page. @typedef {{ name: string, minute: Minute }} Spent */

const MINUTE_MS = 60_000

/**
 * Start of a request by the system clock, and the size of its response with headers; 0 from a cache.
 * @param {Request} request
 */
async function weigh(request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  const isWorkers = request.serviceWorker() !== null
  return {
    began: request.timing().startTime,
    isWorkers,
    bytes: responseBodySize + responseHeadersSize,
  }
}

/** Runs in the page: time of interactivity by the system clock; null if never interactive. */
function readReady() {
  const [mark] = performance.getEntriesByName('app-ready')
  return mark ? performance.timeOrigin + mark.startTime : null
}

/**
 * The first minute of a visitor who only reads, on an unthrottled connection: the browser cannot throttle
 * workers, and the bytes are the same.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Minute>}
 */
export async function measureMinute(browser, url) {
  const context = await browser.newContext({ viewport: viewportOf(), locale: 'es-CL' })
  /** @type {ReturnType<typeof weigh>[]} */
  const weighings = []
  context.on('requestfinished', (request) => weighings.push(weigh(request)))
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForTimeout(MINUTE_MS)
  const ready = await page.evaluate(readReady)
  const isStored = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  if (ready === null || !isStored) throw new Error(`${url}: a minute was too short for all of it`)
  const minute = { load: 0, ahead: 0, stored: 0 }
  for (const { began, isWorkers, bytes } of await Promise.all(weighings)) {
    minute[isWorkers ? 'stored' : began < ready + SETTLE_MS ? 'load' : 'ahead'] += bytes
  }
  await context.close()
  return minute
}
