import { SETTLE_MS, viewportOf } from './visit.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Request} Request */

/**
 * Bytes over the wire of a first visit: its load, what the page fetches ahead once it is at rest, and what
 * the worker stores.
 * @typedef {{ load: number, ahead: number, stored: number }} Minute
 */

/** The first minute of a page. @typedef {{ name: string, minute: Minute }} Spent */

const MINUTE_MS = 60_000

/**
 * When a request began, by the clock of the machine, and what its answer weighed, its headers included;
 * nothing for one from a cache.
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

/** Runs in the page: when it began to listen, by the clock of the machine; null if it never did. */
function readReady() {
  const [mark] = performance.getEntriesByName('app-ready')
  return mark ? performance.timeOrigin + mark.startTime : null
}

/**
 * The first minute of a visitor who reads and presses nothing, on a line that is not slowed down: the browser
 * slows only pages down, not their workers, and the bytes are the same.
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
