/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{ lcp: number, cls: number, tasks: { start: number, end: number }[] }} Marks */
/** @typedef {'fcp' | 'lcp' | 'tbt' | 'cls' | 'ready' | 'html' | 'js' | 'rest'} Metric */
/** @typedef {Readonly<Record<Metric, number>>} Visit */

/** @param {number} value */
export const milliseconds = (value) => `${Math.round(value)} ms`
/** @param {number} value */
export const kilobytes = (value) => `${(value / 1000).toFixed(1)} kB`

/** @type {readonly { key: Metric, title: string, show: (value: number) => string }[]} */
export const METRICS = [
  { key: 'fcp', title: 'FCP', show: milliseconds },
  { key: 'lcp', title: 'LCP', show: milliseconds },
  { key: 'tbt', title: 'TBT', show: milliseconds },
  { key: 'cls', title: 'CLS', show: (value) => value.toFixed(3) },
  { key: 'ready', title: 'Ready', show: (value) => (value > 0 ? milliseconds(value) : '-') },
  { key: 'html', title: 'HTML', show: kilobytes },
  { key: 'js', title: 'JS', show: kilobytes },
  { key: 'rest', title: 'Font, images', show: kilobytes },
]

// Lighthouse's slow 4G as the browser's own throttling applies it.
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1000 * 1000) / 8,
  uploadThroughput: (0.675 * 1000 * 1000) / 8,
}
export const CPU_SLOWDOWN = 4
export const PHONE = { width: 390, height: 844 }
/** After everything has come, until what comes of it is painted; shorter than what a page waits to fetch ahead. */
export const SETTLE_MS = 1500

/** What greets a first visitor on the landing page. */
export const WELCOME = 'dialog[open]'

/** Runs in the page before its own code. Only script-free observers can watch the plain twin too. */
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

/** Runs in the page once it is at rest. */
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
  return { fcp, lcp: marks.lcp, cls: marks.cls, tbt, ready: timeOf('app-ready') }
}

/**
 * One first visit on a slow phone.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} [landmark] CSS selector of what has to have come
 * @returns {Promise<Visit>}
 */
export async function measureVisit(browser, url, landmark = 'h1') {
  const context = await browser.newContext({ viewport: PHONE })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
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
  await page.waitForTimeout(SETTLE_MS)
  const marks = await page.evaluate(readMarks)
  await context.close()
  return { ...marks, ...bytes }
}

/**
 * A page without its code: the same markup and styles, the floor that no app can beat.
 * @param {string} html
 */
export function toPlainTwin(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<noscript>[\s\S]*?<\/noscript>/g, '')
}
