import { PHONE, SETTLE_MS } from './visit.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Request} Request */

/**
 * Bytes over the wire of a first visit: its load, what the page fetches ahead once it is at rest, and what
 * the worker stores.
 * @typedef {{ load: number, ahead: number, stored: number }} Minute
 */

const MINUTE_MS = 60_000

/**
 * What one answer weighed, its headers included; 0 for one from a cache.
 * @param {Request} request
 */
async function weigh(request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

/**
 * The first minute of a visitor who reads and presses nothing, on a line that is not slowed down: the browser
 * slows only pages down, not their workers, and the bytes are the same.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Minute>}
 */
export async function measureMinute(browser, url) {
  const context = await browser.newContext({ viewport: PHONE, locale: 'es-CL' })
  /** @type {Promise<void>[]} */
  const weighings = []
  const minute = { load: 0, ahead: 0, stored: 0 }
  let isLoaded = false
  context.on('requestfinished', (request) => {
    const part = request.serviceWorker() ? 'stored' : isLoaded ? 'ahead' : 'load'
    weighings.push(
      weigh(request).then((bytes) => {
        minute[part] += bytes
      }),
    )
  })
  const page = await context.newPage()
  const end = page.waitForTimeout(MINUTE_MS)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
  await page.waitForTimeout(SETTLE_MS)
  isLoaded = true
  await end
  const isStored = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  if (!isStored) throw new Error(`${url}: a minute was too short for the worker's list`)
  await Promise.all(weighings)
  await context.close()
  return minute
}
