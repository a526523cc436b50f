import type { Page } from 'playwright-core'
import { findTechnicalText } from '@tests/faults/page-text'
import { violationsOfCalls } from './call-invariants'
import { findUnreachableErrors } from './errors-shown'
import { SECRETS } from './person'
import type { Tally } from './tally'
import type { Wire } from './wire'

/** Console messages of the browser itself, which the page cannot prevent. */
export const EXPECTED_NOISE = [
  /Failed to load resource/,
  /^failed request: /,
  // The demo's worker, when its page is left while the worker starts.
  /Failed to update a ServiceWorker/,
  /\[MSW\]/,
]

/** The only possible message when the rendering code itself failed to load. */
const NOT_STARTED = 'Esta página no terminó de cargarse. Revisa tu conexión y recarga.'

/** How long a page may show that it is busy, in ms: longer than every timeout of a call. */
const PATIENCE_MS = 65_000

/** True while an element of the page is marked as busy. */
function isPageBusy(): boolean {
  const buttons = [...document.querySelectorAll('button')]
  return (
    buttons.some((button) => button.textContent.endsWith('ando...')) ||
    document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') !== null
  )
}

/** How long after the last answer the page may still retry, in ms: longer than its retry delays. */
const CALM_MS = 150
const RETRY_CALM_MS = 1500

/** True once no call is in progress and no retry will follow. */
function isCalm(wire: Wire): boolean {
  const log = wire.log()
  const calls = log.filter((entry) => entry.kind === 'call')
  if (calls.some(({ end }) => end === 'pending')) return false
  const last = calls.at(-1)
  // The call of a pressed button may start slightly later.
  const restSince = Math.max(last?.endedAt ?? 0, log.at(-1)?.at ?? 0)
  const mayRetry = last?.isRead === true && last.end !== 'answered'
  return Date.now() - restSince > (mayRetry ? RETRY_CALM_MS : CALM_MS)
}

/** Waits until the page is idle; false if it stays busy. */
async function rests(page: Page, wire: Wire): Promise<boolean> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (!isCalm(wire) || (await page.evaluate(isPageBusy))) {
    if (Date.now() > giveUpAt) return false
    await page.waitForTimeout(100)
  }
  return true
}

/** What the user sees, and the calls so far. */
interface Scene {
  readonly page: Page
  readonly heard: readonly string[]
  readonly wire: Wire
  readonly tally: Tally
}

/**
 * Checks a page against the invariants of the fault matrix, as far as a browser shows them from outside.
 *
 * @returns a line for each violation
 */
export async function findViolations(scene: Scene): Promise<string[]> {
  const { page, heard, wire, tally } = scene
  const broken: string[] = []
  const title = page.locator('main h1').first()
  tally.count('I2')
  await title.waitFor({ state: 'attached', timeout: 15_000 }).catch(async () => {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 200))
    if (shown.trim().startsWith(NOT_STARTED)) return
    broken.push(
      `I2 no main with an h1 at ${new URL(page.url()).pathname}: ${JSON.stringify(shown)}`,
    )
  })
  tally.count('I3')
  if (!(await rests(page, wire))) broken.push('I3 the page stays at work for ever')
  tally.count('I6')
  const text = await page.evaluate(() => document.body.innerText)
  const technical = findTechnicalText(text)
  if (technical !== null) broken.push(`I6 technical text: …${technical}…`)
  tally.count('I7')
  const token = (await page.context().cookies()).find(({ name }) => name === 'iktoken')?.value
  const outside = `${decodeURIComponent(page.url())} ${await page.title()} ${heard.join(' ')}`
  const leaked = [...SECRETS, ...(token ? [token] : [])].filter((secret) =>
    outside.includes(secret),
  )
  if (leaked.length > 0) broken.push(`I7 personal data left the page: ${leaked.length} of them`)
  const errors = await findUnreachableErrors(page)
  tally.count('I8', errors.seen)
  broken.push(...errors.broken.map((line) => `I8 ${line}`))
  broken.push(...(await violationsOfCalls(scene)))
  tally.count('I1')
  return [...broken, ...heard.map((line) => `I1 ${line}`)]
}
