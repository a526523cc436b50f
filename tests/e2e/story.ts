import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { cookiesOf, type TestRole } from './api-data'
import type { ApiServer, RouteName } from './api-server'
import { findLost, findUnmarkedFocus, isFocusLeft, noteFocusable } from './forced-colors-checks'
import { findEdgeFaults, findLayoutFaults } from './layout-checks'
import { findFaults, findOverflow, PHONE, untilStill } from './page-checks'
import { untilReady, type openSite } from './site'

/** What a person does to reach a state. */
export type Step = (page: Page, api: ApiServer) => Promise<unknown>

/** States that a person reaches on one page, one after another. */
export interface Story {
  readonly story: string
  readonly path: string
  readonly as?: TestRole
  readonly states: Readonly<Record<string, Step>>
}

export const isThere: Step = () => Promise.resolve()

export const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).last().click()

export const sees =
  (text: string | RegExp): Step =>
  (page) =>
    page.getByText(text).filter({ visible: true }).first().waitFor()

export const seesButton =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name }).first().waitFor()

export const seesDialog =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('dialog', { name }).waitFor()

export const fills =
  (fields: Readonly<Record<string, string>>): Step =>
  async (page) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.getByLabel(label, { exact: true }).last().fill(text)
    }
  }

export const answers =
  (route: RouteName, status: number, body: unknown): Step =>
  (_page, api) => {
    api.setFault(route, { kind: 'respond', status, body })
    return Promise.resolve()
  }

export const fails = (route: RouteName, status = 500) => answers(route, status, { detail: 'No' })

export const goesTo =
  (path: string): Step =>
  async (page) => {
    await page.goto(path)
    await untilReady(page)
  }

/** Combines actions, so that the page is checked once after them. */
export const all =
  (...steps: readonly Step[]): Step =>
  async (page, api) => {
    for (const step of steps) await step(page, api)
  }

/** Closes the dialogs and menus of the state before, then takes the steps. */
export const anew =
  (...steps: readonly Step[]): Step =>
  async (page, api) => {
    const open = page.locator('[aria-modal="true"], [role="dialog"], [role="menu"]')
    for (let left = await open.count(); left > 0; left = await open.count()) {
      await page.keyboard.press('Escape')
      await expect.poll(() => open.count()).toBeLessThan(left)
    }
    await all(...steps)(page, api)
  }

/** The usual desktop. */
const DESK = { width: 1280, height: 900 }

/**
 * Width in px and text size in percent of each layout, and whether a dialog differs there. The text size changes with the
 * width, because a popover finds its place when the window changes.
 */
const SIZES = [
  { ...PHONE, text: 100, isForAll: true },
  { ...DESK, text: 200, isForAll: true },
  { ...PHONE, text: 200, isForAll: true },
  { width: 768, height: 900, text: 100, isForAll: false },
  { width: 1440, height: 900, text: 100, isForAll: false },
  { ...DESK, text: 100, isForAll: true },
]

type Finder = (page: Page) => Promise<string[]>

/** Problems of a state: in its layout at every width, then for everybody and in forced colours. Ends on the phone. */
async function findFaultsOfState(page: Page, browser: CDPSession): Promise<string[]> {
  const faults: string[] = []
  const add = async (where: string, ...finders: readonly Finder[]) => {
    for (const find of finders) faults.push(...(await find(page)).map((one) => `${where}: ${one}`))
  }
  const look = async (where: string, ...finders: readonly Finder[]) => {
    await untilStill(page)
    await add(where, ...finders)
  }
  const forceColors = (isOn: boolean) =>
    page.emulateMedia({ forcedColors: isOn ? 'active' : null, reducedMotion: 'reduce' })
  const hasDialog = (await page.locator('[aria-modal="true"]').count()) > 0
  let isLarge = false
  for (const { text, width, height } of SIZES.filter(({ isForAll }) => isForAll || !hasDialog)) {
    // As the browser's own setting does it, which media queries follow.
    if (isLarge !== text > 100) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * text) / 100 } })
    }
    isLarge = text > 100
    await page.setViewportSize({ width, height })
    const where = `${width} px, text at ${text} %`
    const isWhole = !isLarge && (width === PHONE.width || width === DESK.width)
    const edges = isLarge || hasDialog ? [] : [findEdgeFaults]
    await look(where, findLayoutFaults, ...edges, isWhole ? findFaults : findOverflow)
  }
  await forceColors(true)
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size)
    await look(`${size.width} px, forced colours`, findOverflow, findLost)
    if (size === DESK) await noteFocusable(page)
  }
  // The last, because it moves the focus. What both widths show is looked at once.
  await add(`${PHONE.width} px, with the focus`, findUnmarkedFocus)
  if (await isFocusLeft(page)) {
    await page.setViewportSize(DESK)
    await look(`${DESK.width} px, with the focus`, findUnmarkedFocus)
    await page.setViewportSize(PHONE)
  }
  await forceColors(false)
  return faults
}

/** Problems of every state of a story; empty if there are none. */
export async function findFaultsOfStory(
  site: ReturnType<typeof openSite>,
  { path, as, states }: Story,
): Promise<string[]> {
  const { page, context, finish } = await site.visit(path, {
    viewport: PHONE,
    cookies: as === undefined ? {} : cookiesOf(as),
    allow: [/Failed to load resource/, /ERR_/],
  })
  const browser = await context.newCDPSession(page)
  const faults: string[] = []
  for (const [name, arrive] of Object.entries(states)) {
    await arrive(page, site.api)
    faults.push(...(await findFaultsOfState(page, browser)).map((fault) => `${name}, ${fault}`))
    site.api.clearFaults()
  }
  await browser.detach()
  await finish()
  return faults
}
