import { writeFileSync } from 'node:fs'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {{ lcp: number, cls: number, tasks: { start: number, end: number }[] }} Marks */
/** @typedef {{ fcp: number, lcp: number, tbt: number, cls: number, js: number }} Visit */

/** @param {number} value */
const milliseconds = (value) => `${Math.round(value)} ms`

/** @type {readonly { key: keyof Visit, title: string, show: (value: number) => string }[]} */
export const METRICS = [
  { key: 'fcp', title: 'FCP', show: milliseconds },
  { key: 'lcp', title: 'LCP', show: milliseconds },
  { key: 'tbt', title: 'TBT', show: milliseconds },
  { key: 'cls', title: 'CLS', show: (value) => value.toFixed(3) },
  { key: 'js', title: 'JS', show: (value) => `${(value / 1000).toFixed(1)} kB` },
]

// Lighthouse's slow 4G as the browser's own throttling applies it.
const NETWORK = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.47 * 1000 * 1000) / 8,
  uploadThroughput: (0.675 * 1000 * 1000) / 8,
}
const CPU_SLOWDOWN = 4
const SETTLE_MS = 2500

/** Runs in the page before its own code. Only script-free observers can watch the plain twin too. */
function watchPaints() {
  /** @type {Marks} */
  const marks = { lcp: 0, cls: 0, tasks: [] }
  Reflect.set(globalThis, 'benchMarks', marks)
  if (location.origin !== 'null') sessionStorage.setItem('welcomeShown', '1')
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
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const tbt = marks.tasks
    .map(({ start, end }) => end - Math.max(start, fcp) - 50)
    .filter((blocked) => blocked > 0)
    .reduce((sum, blocked) => sum + blocked, 0)
  return { fcp, lcp: marks.lcp, cls: marks.cls, tbt }
}

/**
 * One first visit on a slow phone.
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<Visit>}
 */
export async function measureVisit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  /** @type {Set<string>} */
  const scripts = new Set()
  let js = 0
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) js += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  const marks = await page.evaluate(readMarks)
  await context.close()
  return { ...marks, js }
}

/**
 * Saves a page as its browser shows it: finished HTML, every rule that a script inserted written
 * out, and no script left.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} file
 */
export async function savePlainTwin(browser, url, file) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await context.addInitScript(watchPaints)
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  const html = await page.evaluate(() => {
    for (const style of document.querySelectorAll('style')) {
      const rules = [...(style.sheet?.cssRules ?? [])].map(({ cssText }) => cssText)
      style.textContent = rules.join('\n')
    }
    const scripts = 'script, link[rel=modulepreload], link[as=script], noscript'
    for (const element of document.querySelectorAll(scripts)) element.remove()
    return `<!doctype html>${document.documentElement.outerHTML}`
  })
  await context.close()
  writeFileSync(file, html)
}
