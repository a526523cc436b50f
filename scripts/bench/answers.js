import { loadApiData } from '../load.js'
import { PHONE } from './visit.js'
import { timeCovered } from './waiting.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** @typedef {'keydown' | 'click' | 'change'} Press */

/**
 * How much slower the CPU is, and the milliseconds within which 95% of presses should be answered then.
 * @typedef {{ slowdown: number, goal: number, of: keyof Answer }} Speed
 */

/**
 * One thing that a person does on a page at rest.
 * @typedef {object} Action
 * @property {string} name
 * @property {string} path
 * @property {'ADMIN' | 'LEGAL'} [role] who does it; a passenger on a phone when left out, staff at a desk else
 * @property {readonly Press[]} presses what counts as a press
 * @property {string} content CSS selector of what a press changes: its text, or what is typed into it
 * @property {readonly Speed[]} speeds
 * @property {(page: Page) => Promise<void>} [prepare] brings the page to where the action begins
 * @property {(page: Page) => Promise<void>} act
 */

/**
 * What one press took: until the next paint, as browsers measure it for Interaction to Next Paint, and
 * until the new content was painted, without the time in which an answer that it asked for was under way.
 * @typedef {{ paint: number, content: number }} Answer
 */

/**
 * One press as the page saw it: the event's own time, until the next frame, and when the new content was
 * painted.
 * @typedef {{ at: number, paint: number, shown: number }} WatchedPress
 */

/**
 * What the browser itself writes down of an event: all that one press sets off has one number.
 * @typedef {{ at: number, press: number, took: number }} Timed
 */

/** @typedef {import('./waiting.js').Interval} Interval */
/** @typedef {{ waiting: number, answered: WatchedPress[], timed: Timed[] }} Watch */

const DESK = { width: 1360, height: 900 }

// Long enough for code that a page fetches ahead once it is idle: the staff's at once, others after a while.
const IDLE_MS = { staff: 2500, passenger: 10_000 }
// What takes less is not written down by the browser.
const SHORTEST_MS = 16
const HOVER_MS = 250
const SETTLE_MS = 500
const LONGEST_MS = 15_000

/**
 * A press with the mouse, as it falls: nothing asks the page anything between the press and its
 * answer, because looking for roles in a long page takes time of the same CPU.
 * @param {Page} page
 * @param {Locator} target
 * @param {{ hovers?: boolean }} [options] a finger does not hover before it presses
 */
export async function press(page, target, { hovers = true } = {}) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (hovers) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(HOVER_MS)
  }
  await page.mouse.click(x, y)
  await page.waitForTimeout(SETTLE_MS)
}

/**
 * Runs in the page: writes down what every press takes.
 * @param {{ presses: readonly Press[], content: string, shortest: number }} watched
 */
function watchPresses({ presses, content, shortest }) {
  /** @type {Watch} */
  const watch = { waiting: 0, answered: [], timed: [] }
  Reflect.set(globalThis, 'benchWatch', watch)
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming) || !entry.interactionId) continue
      watch.timed.push({ at: entry.startTime, press: entry.interactionId, took: entry.duration })
    }
  })
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: shortest }),
  )
  const read = () => {
    const found = document.querySelector(content)
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement
      ? found.value
      : (found?.textContent ?? '')
  }
  // A message comes after the frame has been handed over.
  /** @param {() => void} then */
  const afterPaint = (then) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = then
    port2.postMessage(null)
  }
  for (const type of presses) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        const before = read()
        const answer = { at: timeStamp, paint: 0, shown: 0 }
        watch.waiting += 1
        requestAnimationFrame(() =>
          afterPaint(() => {
            answer.paint = performance.now() - timeStamp
          }),
        )
        // A look at every frame would itself keep the browser drawing, so only changes are looked at.
        const look = () => {
          if (read() === before) return
          changes.disconnect()
          removeEventListener('input', look)
          requestAnimationFrame(() =>
            afterPaint(() => {
              answer.shown = performance.now()
              watch.waiting -= 1
              watch.answered.push(answer)
            }),
          )
        }
        const changes = new MutationObserver(look)
        changes.observe(document, { subtree: true, childList: true, characterData: true })
        addEventListener('input', look)
      },
      true,
    )
  }
}

/** Runs in the page: what `watchPresses` keeps, and when calls of the API were under way. */
function readWatch() {
  /** @type {unknown} */
  const kept = Reflect.get(globalThis, 'benchWatch')
  const calls = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/api/'))
    .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration }))
  return { .../** @type {Watch} */ (kept), calls }
}

/**
 * What each press took: until the next paint by the browser's own measure (the longest of the events it set
 * off), until the new content less the time in which calls that came after the press were under way.
 * @param {Watch & { calls: readonly Interval[] }} watch
 * @param {Action} action
 * @returns {Answer[]}
 */
function toAnswers({ answered, timed, calls }, { presses }) {
  return answered.map(({ at, paint, shown }) => {
    const asked = calls.filter(({ start }) => start >= at)
    const content = shown - at - timeCovered(asked, { start: at, end: shown })
    // Choosing a file is no press of the page: there, only the watch knows.
    if (presses.includes('change')) return { content, paint }
    const press = timed.find((event) => Math.abs(event.at - at) < 1)?.press
    const tooks = timed.filter((event) => event.press === press).map(({ took }) => took)
    return { content, paint: Math.max(SHORTEST_MS, ...(press === undefined ? [] : tooks)) }
  })
}

/**
 * What each press of an action takes, once, in a browser of its own.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Action} action
 * @param {number} slowdown of the CPU
 * @returns {Promise<readonly Answer[]>}
 */
export async function measureAction(browser, origin, action, slowdown) {
  const { path, role, presses, content, prepare, act } = action
  const context = await browser.newContext({ viewport: role ? DESK : PHONE, locale: 'es-CL' })
  if (role) {
    const { cookiesOf } = await loadApiData()
    const cookies = Object.entries(cookiesOf(role))
    await context.addCookies(cookies.map(([name, value]) => ({ name, value, url: origin })))
  }
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
  await prepare?.(page)
  await page.waitForTimeout(role ? IDLE_MS.staff : IDLE_MS.passenger)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchPresses, { presses, content, shortest: SHORTEST_MS })
  await act(page)
  await page.waitForTimeout(SETTLE_MS)
  const end = Date.now() + LONGEST_MS
  let watch = await page.evaluate(readWatch)
  while (watch.waiting > 0 && Date.now() < end) {
    await page.waitForTimeout(SETTLE_MS)
    watch = await page.evaluate(readWatch)
  }
  await context.close()
  if (watch.waiting > 0) throw new Error(`"${action.name}" changed nothing in ${content}`)
  return toAnswers(watch, action)
}
