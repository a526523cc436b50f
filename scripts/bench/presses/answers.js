import { signIn } from '../people.js'
import { viewportOf } from '../visit.js'
import { timeCovered } from './waiting.js'
import { readWatch, watchPresses } from './watch-presses.js'

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */
/** Times of an action's presses at one CPU speed. @typedef {{ action: Action, speed: Speed, answers: readonly Answer[] }} Answered */
/** @typedef {import('./watch-presses.js').Press} Press */
/** @typedef {import('./watch-presses.js').Watch} Watch */
/** @typedef {import('./waiting.js').Interval} Interval */

/**
 * CPU slowdown, and the goal for 95% of presses at that speed, in ms.
 * @typedef {{ slowdown: number, goals: Partial<Answer> }} Speed
 */

/**
 * One action of a user on an idle page.
 * @typedef {object} Action
 * @property {string} name
 * @property {string} path
 * @property {'ADMIN' | 'LEGAL'} [role] who does it; a passenger on a phone when left out, staff at a desk else
 * @property {boolean} [isWelcomed] the welcome dialog was met on an earlier page, so that the first press is the action's
 * @property {readonly Press[]} presses what counts as a press
 * @property {string} content CSS selector of the element whose text or value a press changes
 * @property {readonly Speed[]} speeds
 * @property {(page: Page) => Promise<void>} [prepare] brings the page to where the action begins
 * @property {(page: Page) => Promise<void>} act
 */

/**
 * Times of one press: until the next paint (Interaction to Next Paint), and until the new content was
 * painted, without the time of pending API calls.
 * @typedef {{ paint: number, content: number }} Answer
 */

// Long enough for prefetched code: staff pages prefetch at once, others when idle.
const IDLE_MS = { staff: 2500, passenger: 10_000 }
// Shorter events are not recorded by the browser.
const SHORTEST_MS = 16
const HOVER_MS = 250
const SETTLE_MS = 500
const LONGEST_MS = 15_000

/**
 * Slows down the CPU of a measured page, or lets it run at full speed.
 * @type {WeakMap<Page, (isSlow: boolean) => Promise<unknown>>}
 */
const throttles = new WeakMap()

/**
 * A mouse press, up to its new content. What is to be pressed is searched for before, at full speed: a search for a role
 * takes seconds of a slow CPU on a long page.
 * @param {Page} page
 * @param {Locator} target
 * @param {{ hovers?: boolean }} [options] a finger does not hover before it presses
 */
export async function press(page, target, { hovers = true } = {}) {
  const throttle = throttles.get(page)
  await throttle?.(false)
  // The rows below the first ones come a moment later and move what stands under them.
  await page.waitForTimeout(SETTLE_MS)
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await throttle?.(true)
  if (hovers) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(HOVER_MS)
  }
  await page.mouse.click(x, y)
  await untilAnswered(page)
}

/** Waits until all presses so far have their new content. @param {Page} page */
async function untilAnswered(page) {
  await page.waitForTimeout(SETTLE_MS)
  await page.waitForFunction(
    () => !(/** @type {Watch | undefined} */ (Reflect.get(globalThis, 'benchWatch'))?.waiting),
    undefined,
    { polling: SETTLE_MS, timeout: LONGEST_MS },
  )
}

/**
 * Times of each press: until the next paint as the browser measures it (the longest event of the press), and
 * until the new content without the time of calls that began after the press.
 * @param {Watch & { calls: readonly Interval[] }} watch
 * @param {Action} action
 * @returns {Answer[]}
 */
function toAnswers({ answered, timed, calls }, { presses }) {
  return answered.map(({ at, paint, shown }) => {
    const asked = calls.filter(({ start }) => start >= at)
    const content = shown - at - timeCovered(asked, { start: at, end: shown })
    // Choosing a file is no press of the page: only `watchPresses` records it.
    if (presses.includes('change')) return { content, paint }
    const press = timed.find((event) => Math.abs(event.at - at) < 1)?.press
    const tooks = timed.filter((event) => event.press === press).map(({ took }) => took)
    return { content, paint: Math.max(SHORTEST_MS, ...(press === undefined ? [] : tooks)) }
  })
}

/**
 * Measures each press of an action once, in a new browser.
 * @param {Browser} browser
 * @param {string} origin
 * @param {Action} action
 * @param {number} slowdown of the CPU
 * @returns {Promise<readonly Answer[]>}
 */
export async function measureAction(browser, origin, action, slowdown) {
  const { path, role, isWelcomed, presses, content, prepare, act } = action
  const context = await browser.newContext({ viewport: viewportOf(role), locale: 'es-CL' })
  if (role) await signIn(context, origin, role)
  if (isWelcomed) {
    await context.addInitScript(() => {
      sessionStorage.setItem('welcomeShown', '1')
    })
  }
  const page = await context.newPage()
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('app-ready').length > 0)
  await prepare?.(page)
  await page.waitForTimeout(role ? IDLE_MS.staff : IDLE_MS.passenger)
  const client = await context.newCDPSession(page)
  /** @param {boolean} isSlow */
  const throttle = (isSlow) =>
    client.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? slowdown : 1 })
  throttles.set(page, throttle)
  await throttle(true)
  await page.evaluate(watchPresses, { presses, content, shortest: SHORTEST_MS })
  try {
    await act(page)
    await untilAnswered(page)
    return toAnswers(await page.evaluate(readWatch), action)
  } catch (cause) {
    throw new Error(`"${action.name}": no new content in ${content}`, { cause })
  } finally {
    await context.close()
  }
}
