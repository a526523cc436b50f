import { kilobytes, milliseconds } from './figures.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').CDPSession} CDPSession */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ lcp: number, cls: number, tasks: { start: number, end: number }[] }} Marks */
/** @typedef {'fcp' | 'lcp' | 'tbt' | 'cls' | 'ready' | 'atRest' | 'html' | 'js' | 'rest'} Metric */
/** @typedef {Readonly<Record<Metric, number>>} Visit */

/** @type {readonly { key: Metric, title: string, show: (value: number) => string }[]} */
export const METRICS = [
  { key: 'fcp', title: 'FCP', show: milliseconds },
  { key: 'lcp', title: 'LCP', show: milliseconds },
  { key: 'tbt', title: 'TBT', show: milliseconds },
  { key: 'cls', title: 'CLS', show: (value) => value.toFixed(3) },
  { key: 'ready', title: 'Ready', show: (value) => (value > 0 ? milliseconds(value) : '-') },
  { key: 'atRest', title: 'At rest', show: milliseconds },
  { key: 'html', title: 'HTML', show: kilobytes },
  { key: 'js', title: 'JS', show: kilobytes },
  { key: 'rest', title: 'Font, images', show: kilobytes },
]

// Lighthouse's slow 4G, applied by the browser's throttling.
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1000 * 1000) / 8,
  uploadThroughput: (0.675 * 1000 * 1000) / 8,
}
export const CPU_SLOWDOWN = 4
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1360, height: 900 }

/**
 * Device by role: a phone for passengers, a desktop for staff.
 * @param {import('./people.js').Role} [role] default: a passenger without a session
 */
export const viewportOf = (role = 'USER') => (role === 'USER' ? PHONE : DESK)

/** Wait for the last paint after all responses; shorter than the delay of prefetching. */
export const SETTLE_MS = 1500

/** Until 10 s after the load, when code for the next pages has been fetched ahead. */
const AHEAD_MS = 8500

// A heavy site on a busy machine is slow, not wrong.
const LONGEST_VISIT_MS = 120_000
/** A check in every frame would keep the browser painting. */
export const POLLING = { polling: 250 }

/** Welcome dialog of the landing page. */
export const WELCOME = 'dialog[open]'

/** Runs in the page before its code. Uses only observers, which work in the copy without code as well. */
function watchPaints() {
  /** @type {Marks} */
  const marks = { lcp: 0, cls: 0, tasks: [] }
  Reflect.set(globalThis, 'benchMarks', marks)
  /** @param {string} type @param {(entry: PerformanceEntry) => void} take */
  const observe = (type, take) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  }
  observe('largest-contentful-paint', ({ startTime }) => {
    marks.lcp = startTime
  })
  observe('longtask', ({ startTime, duration }) => {
    marks.tasks.push({ start: startTime, end: startTime + duration })
  })
  observe('layout-shift', (entry) => {
    marks.cls += Number(Reflect.get(entry, 'value'))
  })
}

/** Runs in the page when it is idle. */
function readMarks() {
  /** @type {unknown} */
  const kept = Reflect.get(globalThis, 'benchMarks')
  const marks = /** @type {Marks} */ (kept)
  /** @param {string} name */
  const timeOf = (name) => performance.getEntriesByName(name)[0]?.startTime ?? 0
  const fcp = timeOf('first-contentful-paint')
  const tbt = marks.tasks
    .map(({ start, end }) => end - Math.max(start, fcp) - 50)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0)
  const loads = performance
    .getEntriesByType('resource')
    .map(({ startTime, duration }) => startTime + duration)
  const atRest = Math.max(marks.lcp, ...loads, ...marks.tasks.map(({ end }) => end))
  return { fcp, lcp: marks.lcp, cls: marks.cls, tbt, ready: timeOf('app-ready'), atRest }
}

/** Runs in the page. @param {string} mark */
const isThere = (mark) => performance.getEntriesByName(mark).length > 0

/**
 * Throttles the connection and the CPU.
 * @param {Page} page
 * @returns {Promise<CDPSession>}
 */
export async function slowDown(page) {
  page.setDefaultTimeout(LONGEST_VISIT_MS)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return client
}

/**
 * One first visit on a slow phone.
 * @param {Browser} browser
 * @param {string} url
 * @param {{ landmark?: string, listens?: boolean }} [awaited] CSS selector of an element to wait for, and
 *   whether the page signals interactivity
 * @returns {Promise<Visit>}
 */
export async function measureVisit(browser, url, { landmark = 'h1', listens = false } = {}) {
  const context = await browser.newContext({ viewport: viewportOf() })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const client = await slowDown(page)
  /** @type {Map<string, 'html' | 'js' | 'rest'>} */
  const kinds = new Map()
  const bytes = { html: 0, js: 0, rest: 0 }
  client.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, type === 'Script' ? 'js' : type === 'Document' ? 'html' : 'rest')
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind) bytes[kind] += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator(landmark).first().waitFor()
  // The network may be idle while a slow CPU still processes responses.
  await page.waitForFunction(isThere, listens ? 'app-ready' : 'first-contentful-paint', POLLING)
  await page.waitForTimeout(SETTLE_MS)
  const marks = await page.evaluate(readMarks)
  const loaded = { ...bytes }
  if (listens) await page.waitForTimeout(AHEAD_MS)
  const { tbt } = await page.evaluate(readMarks)
  await context.close()
  return { ...marks, ...loaded, tbt }
}

/**
 * A page without its code: the same markup and styles, as the lower bound.
 * @param {string} html
 */
export function toPlainTwin(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\b(rel="modulepreload"|as="script")[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
}
