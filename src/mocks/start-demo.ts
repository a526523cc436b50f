import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'
import { assetPath } from '@/config/links'
import { CARD_RETURN_QUERY, paths } from '@/config/paths'
import { createDemoApi, type DemoApi } from './demo-api'
import { dialectAsked } from './dialects'
import { anyOrigin } from './endpoint'
import { readSeedSize, seedState } from './seed/seed-state'

/** Short delay, so that loading states appear as with a real service. */
const HUMAN_DELAY_MS = 250

const DIALECT_KEY = 'vuelo-justo-demo-dialect'
const SEED_SIZE_KEY = 'vuelo-justo-demo-seed'

let demo: DemoApi | undefined

/** Undefined if the browser denies even access to the property. */
function findStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/** What `read` finds in the query, which this tab keeps after a reload without it. */
function findAsked<T>(key: string, read: (search: string) => T | undefined): T | undefined {
  const asked = read(location.search)
  try {
    if (asked !== undefined) sessionStorage.setItem(key, location.search)
    return read(sessionStorage.getItem(key) ?? '')
  } catch {
    return asked
  }
}

/** Serialized across tabs, so that none overwrites another's rows. */
function takeTurns<T>(work: () => Promise<T>): Promise<T> {
  // Old browsers have no locks: there the last of two concurrent changes wins.
  return 'locks' in navigator ? navigator.locks.request('vuelo-justo-demo', work) : work()
}

/** The demo has no card provider: the URL leads back to the profile, where the card is registered. */
function cardPage(): string {
  return new URL(`${assetPath(paths.profile)}?${CARD_RETURN_QUERY}=demo`, location.origin).href
}

/** The MSW worker stops mocking on beforeunload; if the user stays, open calls would reach the host. */
function stayUntilLeft() {
  addEventListener('beforeunload', () => {
    setTimeout(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'))
  })
}

/** Await it before the first render. Throws without service worker, so that no call reaches a real API. */
export async function startDemo(): Promise<void> {
  if (!('serviceWorker' in navigator)) throw new Error('this browser has no service worker')
  const storage = findStorage()
  const claimCount = findAsked(SEED_SIZE_KEY, readSeedSize)
  demo = createDemoApi({
    now: () => new Date(),
    // Reading a large seed takes a thousand calls.
    delayMs: claimCount === undefined ? HUMAN_DELAY_MS : 0,
    ...(claimCount !== undefined && { seed: (now: Date) => seedState(now, claimCount) }),
    dialect: findAsked(DIALECT_KEY, dialectAsked),
    cardPage,
    takeTurns,
    ...(storage && { storage }),
  })
  // Last handler: an unknown call must never reach a real API.
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

/** The session's cookies stay. */
export function resetDemo(): void {
  demo?.reset()
}
