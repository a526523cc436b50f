import type { Page } from 'playwright-core'
import { findTechnicalText } from '@tests/faults/page-text'
import { decodeToken, userKeyOf } from '@/session/identity'
import { readDevice } from '@tests/e2e/device'
import { SECRETS } from './person'
import type { SentCall, Wire, WireEntry } from './wire'

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
  const log = wire()
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

const READS_AT_MOST = 3

/** How often the same call was sent for the same press or read, this one included. */
function countSame(before: readonly WireEntry[], call: SentCall): number {
  let same = 1
  for (const earlier of before.toReversed()) {
    const isCall = earlier.kind === 'call'
    // A change makes earlier reads stale; a user action is a new reason to read.
    if (call.isRead ? !isCall || !earlier.isRead : earlier.kind === 'press') break
    // After a 401 a public call is sent once more, without the session.
    if (isCall && earlier.what === call.what && earlier.status !== 401) same += 1
  }
  return same
}

/** Calls that were sent again although the user did nothing. */
function findRepeats(log: readonly WireEntry[]): string[] {
  return log.flatMap((call, index) => {
    if (call.kind !== 'call') return []
    const same = countSame(log.slice(0, index), call)
    if (same <= (call.isRead ? READS_AT_MOST : 1)) return []
    return [`I5 ${call.what} was sent ${same} times for one press or read`]
  })
}

interface Signed {
  readonly token: string | undefined
  readonly user: string | null
}

async function readSession(page: Page): Promise<Signed> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'iktoken')?.value
  const claims = decodeToken(token ?? '')
  return { token, user: claims && userKeyOf(claims) }
}

/** Records of the device that belong to another user than the one who is signed in; a visitor's receipt stays a day. */
export async function findRecordsOfOthers(page: Page, user: string | null): Promise<string[]> {
  const [keys = []] = JSON.parse(await readDevice(page)) as readonly [unknown[]?]
  return keys.map(String).filter((key) => {
    const [kind, owner = ''] = key.split('|')
    const isVisitors = kind === 'visitor-receipt'
    return !isVisitors && owner !== '' && decodeURIComponent(owner) !== user
  })
}

/** What the user sees, and the calls so far. */
interface Scene {
  readonly page: Page
  readonly heard: readonly string[]
  readonly wire: Wire
}

/**
 * Checks a page against what holds after any fault of any call. That a failure is announced in the words of the
 * specification and loses no typed text is proven for each call by tests/faults.
 *
 * @returns a line for each violation
 */
export async function findViolations({ page, heard, wire }: Scene): Promise<string[]> {
  const title = page.locator('main h1').first()
  const isShown = await title.waitFor({ state: 'attached', timeout: 15_000 }).then(
    () => true,
    () => false,
  )
  if (!isShown) {
    const shown = await page.evaluate(() => document.body.innerText.slice(0, 200))
    if (!shown.trim().startsWith(NOT_STARTED))
      return [`I2 no main with an h1 at ${page.url()}: ${JSON.stringify(shown)}`]
  }
  const broken: string[] = []
  if (!(await rests(page, wire))) broken.push('I3 the page stays at work for ever')
  const technical = findTechnicalText(await page.evaluate(() => document.body.innerText))
  if (technical !== null) broken.push(`I6 technical text: …${technical}…`)
  const { token, user } = await readSession(page)
  const outside = `${decodeURIComponent(page.url())} ${await page.title()} ${heard.join(' ')}`
  const leaked = [...SECRETS, ...(token ? [token] : [])].filter((secret) =>
    outside.includes(secret),
  )
  if (leaked.length > 0) broken.push(`I7 personal data left the page: ${leaked.length} of them`)
  // After a session that ended by itself, its user may come back.
  const others = user === null ? [] : await findRecordsOfOthers(page, user)
  if (others.length > 0) broken.push(`I7 stored for another person: ${others.join()}`)
  return [...broken, ...findRepeats(wire()), ...heard.map((line) => `I1 ${line}`)]
}
