import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { MATRIX, toStories, type ExpectedOutcome } from '@tests/faults/matrix'
import { findTechnicalText } from '@tests/faults/page-text'
import { cookiesOf } from './api-data'
import { SCANNER } from './chromium'
import { CLAIM } from './fill-claim'
import { isReadAloud } from './faults/look'
import { ROWS, type Row } from './faults/rows'
import { ON_THE_WIRE, type WireFault } from './faults/wire'
import { openSite, untilReady } from './site'

/**
 * Part of the fault matrix in a real browser, for what only a browser has: real connections that break,
 * preflights, its own retries, and rendering.
 */
const site = openSite('dist-e2e')

/** The other faults end the same way in jsdom (tests/faults); one read and one write meet them here. */
const EVERYWHERE: readonly WireFault[] = ['reset', '401']
const NETWORK_NOISE = [
  ...[/Failed to load resource/, /failed request/, /ERR_/, /blocked by CORS/],
  SCANNER,
]
const SECRETS = [CLAIM.email, CLAIM.phone, '12345678-5', 'zulema']

const textsOf = async (page: Page, { kept = [] }: Row) =>
  Promise.all(kept.map((label) => page.getByLabel(label, { exact: true }).last().inputValue()))

/** Connections that a browser keeps open to one host. */
const CONNECTIONS = 6

/**
 * Accepted numbers of requests at the server: the browser resends a request once for each idle connection that
 * turns out to be broken. Nothing is read before a claim, and one call after the other before a charge: that leaves
 * one connection.
 */
function mostCalls({ calls, row }: ExpectedOutcome, fault: WireFault): number {
  if (fault === 'offline') return 0
  if (!fault.endsWith('reset')) return calls
  return calls + (row === 'C7' || row === 'C15' ? 1 : CONNECTIONS)
}

/** Number of calls made by the page itself. */
function countCalls(page: Page, route: string) {
  const count = { calls: 0 }
  page.on('request', (request) => {
    const [method, path] = route.split(' ')
    const { pathname } = new URL(request.url())
    if (request.method() === method && pathname === `/api/v1${path ?? ''}`) count.calls += 1
  })
  return count
}

async function findBroken(
  page: Page,
  row: Row,
  expected: ExpectedOutcome,
  fault: WireFault,
  { typed, made }: { readonly typed: unknown; readonly made: number },
) {
  const broken: string[] = []
  const demand = (isKept: boolean, promise: string) => {
    if (!isKept) broken.push(`${expected.row} ${fault}: ${promise}`)
  }
  for (const sentence of expected.says) {
    demand(await isReadAloud(page, sentence), `I8, I9 "${sentence}" is not read aloud`)
  }
  if (expected.to !== undefined) {
    const isThere = page.waitForURL(`**${expected.to}`).then(
      () => true,
      () => false,
    )
    demand(await isThere, `I3 the person is at ${new URL(page.url()).pathname}`)
  }
  if (expected.signsOut) {
    const names = (await page.context().cookies()).map(({ name }) => name)
    demand(!names.includes('iktoken'), 'I3 still signed in')
  }
  if (expected.end === 'failed') {
    const answers = await row.control(page).isEnabled()
    demand(answers, 'I3 the control does not answer')
    const left = await textsOf(page, row)
    demand(JSON.stringify(left) === JSON.stringify(typed), 'I4 what was typed is lost')
  }
  const title = page.locator('main h1').first().waitFor({ state: 'attached', timeout: 15_000 })
  const hasTitle = title.then(
    () => true,
    () => false,
  )
  demand(await hasTitle, 'I2 no main with an h1')
  demand(made <= expected.calls, `I5 ${made} calls were made`)
  const { length } = site.api.callsOf(row.route)
  demand(length <= mostCalls(expected, fault), `I5 ${length} calls went out`)
  const text = await page.evaluate(() => `${document.title} ${document.body.innerText}`)
  const technical = findTechnicalText(text)
  demand(technical === null, `I6 technical text: ${technical ?? ''}`)
  const outside = decodeURIComponent(page.url()) + (await page.title())
  demand(!SECRETS.some((secret) => outside.includes(secret)), 'I7 personal data in the address')
  return broken
}

/** Makes the call meet its fault from now on. */
async function breakCall(page: Page, { route }: Row, fault: WireFault) {
  const wire = ON_THE_WIRE[fault]
  site.api.reset()
  if (wire) site.api.setFault(route, wire)
  await page.context().setOffline(fault === 'offline')
}

/** Drives a call on one page through its outcomes, as a user who repeats it after each failure. */
async function live(row: Row, story: readonly ExpectedOutcome[]): Promise<string[]> {
  const isRead = row.press === undefined
  const options = { allow: NETWORK_NOISE, viewport: { width: 1280, height: 900 } }
  const opened = await site.enterTab(row.as ? { ...options, cookies: cookiesOf(row.as) } : options)
  const { page } = opened
  const count = countCalls(page, row.route)
  const broken: string[] = []
  let typed: unknown = null
  for (const [turn, expected] of story.entries()) {
    const fault = expected.fault as WireFault
    if (turn === 0) {
      if (isRead) await breakCall(page, row, fault)
      await page.goto(row.path)
      await page.locator('main h1').waitFor()
      await untilReady(page)
      await row.prepare?.(page)
      typed = await textsOf(page, row)
    }
    if (turn > 0 || !isRead) {
      count.calls = 0
      await breakCall(page, row, fault)
      await (row.press ?? ((shown: Page) => row.control(shown).click()))(page)
    }
    // Until the call goes out, the page shows the outcome before.
    if (fault !== 'offline') await expect.poll(() => site.api.callsOf(row.route).length).not.toBe(0)
    broken.push(...(await findBroken(page, row, expected, fault, { typed, made: count.calls })))
  }
  // Throws on any console message that is not the browser's own network message.
  await opened.finish().catch((error: unknown) => broken.push(`I1 ${String(error)}`))
  return broken
}

describe('network faults in a real browser', () => {
  it.each(ROWS)(
    'shows the outcome and stays usable: $id ($route)',
    async (row) => {
      const outcomes = [...(row.also ?? []), ...EVERYWHERE].map((fault) => {
        const expected = MATRIX.find((square) => square.row === row.id && square.fault === fault)
        if (!expected) throw new Error(`the matrix has no expected ${row.id} ${fault}`)
        return expected
      })
      const broken: string[] = []
      for (const story of toStories(outcomes)) broken.push(...(await live(row, story)))
      expect(broken).toEqual([])
    },
    120_000,
  )
})
