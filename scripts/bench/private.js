import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { medians } from './figures.js'
import { signIn } from './people.js'
import { POLLING, slowDown, toPlainTwin, viewportOf } from './visit.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */
/** @typedef {import('playwright-core').Request} Request */
/** @typedef {import('./people.js').Role} Role */

/**
 * A page that requires a session. `rows` is a CSS selector of its content, which its skeleton lacks.
 * @typedef {{ path: string, role: Role, rows: string }} PrivatePage
 */

/**
 * Times of a visit in ms: skeleton painted, first script loaded, first call sent, last response before the
 * rows received, rows painted.
 * @typedef {{ shell: number, code: number, called: number, answered: number, rows: number }} Entrance
 */

/** A call as the page made it, to be made once more. @typedef {{ url: string, authorization: string }} Call */

/**
 * Medians of a page's visits, and the time of its responses alone. A later visit has cached code.
 * @typedef {{ path: string, visit: 'first' | 'later', figures: Readonly<Entrance & { alone: number }> }} Entered
 */

/** Of a passenger's few claims, or of an office's many. @type {readonly PrivatePage[]} */
export const PRIVATE_PAGES = [
  { path: '/legal/claim-list', role: 'LEGAL', rows: 'tbody tr' },
  { path: '/legal/claim-list?vista=hoy', role: 'LEGAL', rows: 'section tbody tr' },
  { path: '/mis-reclamos', role: 'USER', rows: '[aria-labelledby="reclamos-detalle"]' },
  { path: '/profile', role: 'USER', rows: 'main form input' },
]

/** Runs in the page before its own code: writes down when the rows were painted. @param {string} rows */
function watchRows(rows) {
  const changes = new MutationObserver(() => {
    if (!document.querySelector(rows)) return
    changes.disconnect()
    requestAnimationFrame(() => {
      // A message is handled after the frame was painted.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => performance.mark('bench-done')
      port2.postMessage(null)
    })
  })
  changes.observe(document, { subtree: true, childList: true })
}

/** Runs in a page that calls nothing itself: calls at its first paint. @param {readonly Call[]} calls */
function callAtPaint(calls) {
  new PerformanceObserver(() => {
    const answers = calls.map(async ({ url, authorization }) => {
      const response = await fetch(url, { headers: { authorization } })
      return response.text()
    })
    void Promise.all(answers).then(() => performance.mark('bench-done'))
  }).observe({ type: 'paint', buffered: true })
}

/** Runs in the page: its requests until the rows, in order of their start. */
function readEntrance() {
  /** @param {string} name */
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  const resources = performance
    .getEntriesByType('resource')
    .map(({ name, startTime, duration }) => ({ name, start: startTime, end: startTime + duration }))
  return {
    shell: timeOf('first-contentful-paint'),
    rows: timeOf('bench-done'),
    code: Math.min(...resources.filter(({ name }) => name.endsWith('.js')).map(({ end }) => end)),
    calls: resources.filter(({ name }) => name.includes('/api/')),
  }
}

/** Runs in the page. */
const isDone = () => performance.getEntriesByName('bench-done').length > 0

/**
 * A browser with a session, without the service worker, because the browser cannot throttle workers.
 * @template T
 * @param {Browser} browser
 * @param {{ url: string, role: Role }} person
 * @param {(context: BrowserContext) => Promise<T>} visit
 */
async function enter(browser, { url, role }, visit) {
  const context = await browser.newContext({
    viewport: viewportOf(role),
    locale: 'es-CL',
    serviceWorkers: 'block',
  })
  await signIn(context, url, role)
  const seen = await visit(context)
  await context.close()
  return seen
}

/**
 * One visit on a slow connection and CPU, and the calls that were answered before its first rows.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {string} rowsSelector
 * @returns {Promise<{ entrance: Entrance, calls: readonly Call[] }>}
 */
async function measureEntrance(context, url, rowsSelector) {
  const page = await context.newPage()
  const client = await slowDown(page)
  /** @type {Request[]} */
  const requests = []
  page.on('request', (request) => requests.push(request))
  await page.addInitScript(watchRows, rowsSelector)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isDone, null, POLLING)
  const { calls, ...times } = await page.evaluate(readEntrance)
  // Prefetches without throttling: a later visit has this code.
  await client.detach()
  await page.waitForLoadState('networkidle')
  await page.close()
  const awaited = calls.filter(({ end }) => end <= times.rows)
  const urls = new Set(awaited.map(({ name }) => name))
  return {
    entrance: {
      ...times,
      called: Math.min(...awaited.map(({ start }) => start)),
      answered: Math.max(...awaited.map(({ end }) => end)),
    },
    calls: requests
      .filter((request) => request.method() === 'GET' && urls.delete(request.url()))
      .map((request) => ({
        url: request.url(),
        authorization: request.headers()['authorization'] ?? '',
      })),
  }
}

/**
 * Time of the responses from the first paint, if the skeleton without code sends the calls at once.
 * @param {BrowserContext} context
 * @param {string} url
 * @param {readonly Call[]} calls
 */
async function measureAlone(context, url, calls) {
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(callAtPaint, calls)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(isDone, null, POLLING)
  const { shell, rows: done } = await page.evaluate(readEntrance)
  return done - shell
}

/**
 * Measures in turn the first rows of a private page on a first and a later visit, and its responses alone.
 * @param {Browser} browser
 * @param {{ url: string, dir: string }} site and the folder that it is served from
 * @param {PrivatePage} page
 * @param {number} rounds
 * @returns {Promise<readonly Entered[]>}
 */
export async function measurePrivate(browser, { url, dir }, { path, role, rows }, rounds) {
  const skeleton = await enter(browser, { url, role }, async ({ request }) =>
    (await request.get(url + path, { ignoreHTTPSErrors: true })).text(),
  )
  const twin = `/twin-${role}.html`
  writeFileSync(join(dir, twin), toPlainTwin(skeleton))
  /** @type {Record<Entered['visit'], Entered['figures'][]>} */
  const measured = { first: [], later: [] }
  const person = { url, role }
  for (let round = 1; round <= rounds; round += 1) {
    const [first, later] = await enter(browser, person, async (context) => [
      await measureEntrance(context, url + path, rows),
      await measureEntrance(context, url + path, rows),
    ])
    const alone = await enter(browser, person, (context) =>
      measureAlone(context, url + twin, first.calls),
    )
    measured.first.push({ ...first.entrance, alone })
    measured.later.push({ ...later.entrance, alone })
  }
  return [
    { path, visit: 'first', figures: medians(measured.first) },
    { path, visit: 'later', figures: medians(measured.later) },
  ]
}
