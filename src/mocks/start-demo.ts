import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { assetPath } from '@/config/links'
import { CARD_RETURN_QUERY, paths } from '@/config/paths'
import { createDemoApi, type DemoApi } from './demo-api'
import { dialectAsked, type DialectName } from './dialects'
import { anyOrigin } from './endpoint'
import { readSeedSize } from './seed/seed-size'

/** A short wait, so that loading states can be seen as with a real service. */
const HUMAN_DELAY_MS = 250

const DIALECT_KEY = 'vuelo-justo-demo-dialect'
const SEED_SIZE_KEY = 'vuelo-justo-demo-seed'

let demo: DemoApi | undefined

/** localStorage, or nothing where the browser forbids even to name it. */
function findStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** How many claims this tab asked for; it goes on with as many after a reload without the question. */
function findSeedSize(): number | undefined {
  const asked = readSeedSize(location.search)
  try {
    if (asked !== null) sessionStorage.setItem(SEED_SIZE_KEY, `?semilla=${asked}`)
    return readSeedSize(sessionStorage.getItem(SEED_SIZE_KEY) ?? '') ?? undefined
  } catch {
    return asked ?? undefined
  }
}

/** The server that this tab asked for; it stays the same after a reload without the question. */
function findDialect(): DialectName | undefined {
  const asked = dialectAsked(location.search)
  try {
    if (asked !== undefined) sessionStorage.setItem(DIALECT_KEY, `?dialecto=${asked}`)
    return dialectAsked(sessionStorage.getItem(DIALECT_KEY) ?? '')
  } catch {
    return asked
  }
}

/** One change at a time in the whole browser, so that no tab writes over another's rows. */
function takeTurns<T>(work: () => Promise<T>): Promise<T> {
  // Old browsers have no such locks: there the last of two changes in one moment wins.
  return 'locks' in navigator ? navigator.locks.request('vuelo-justo-demo', work) : work()
}

/** The demo's card provider is the profile itself: the card is on file when the person comes back. */
function cardPage(): string {
  return new URL(`${assetPath(paths.profile)}?${CARD_RETURN_QUERY}=demo`, location.origin).href
}

/**
 * The worker lets go of a page that is about to be left, although it may still be asked whether to stay,
 * and although calls on their way would get the host's 404 and end a session. What is still there then
 * is taken up again.
 */
function stayUntilLeft() {
  addEventListener('beforeunload', () => {
    setTimeout(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'))
  })
}

/**
 * Starts the embedded demo API in the browser. Await it before the first render.
 *
 * @throws when the browser has no service worker or refuses it; no call may then reach a real API
 */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('this browser has no service worker')
  const storage = findStorage()
  const claimCount = findSeedSize()
  demo = createDemoApi({
    now: () => new Date(),
    // Whoever asks for so many reads a thousand pages of them.
    delayMs: claimCount === undefined ? HUMAN_DELAY_MS : 0,
    claimCount,
    dialect: findDialect(),
    cardPage,
    takeTurns,
    ...(storage && { storage }),
  })
  // Last in line, so that a call without an endpoint can never fall through to a real API.
  const unknownCall = http.all(anyOrigin('/*'), () =>
    HttpResponse.json({ detail: 'Not Found' }, { status: 404 }),
  )
  await setupWorker(...demo.handlers, unknownCall).start({
    serviceWorker: { url: assetPath('mockServiceWorker.js') },
    quiet: true,
    onUnhandledRequest: 'bypass',
  })
  stayUntilLeft()
}

/** Fresh data, as on the first visit. The session's cookies are not touched. */
export function resetDemo(): void {
  demo?.reset()
}
