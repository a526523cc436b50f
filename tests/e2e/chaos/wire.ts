import type { BrowserContext, Page } from 'playwright-core'
import { API_PREFIX } from '@/config/limits'

/** One call of the page to the API. */
export interface SentCall {
  readonly kind: 'call'
  /** Method and address; equal texts are the same call. */
  readonly what: string
  readonly isRead: boolean
  readonly at: number
  status: number | null
  end: 'pending' | 'answered' | 'lost'
  endedAt: number
}

/** `press`: a button or key was pressed. `page`: a new page or address. */
interface Act {
  readonly kind: 'press' | 'page'
  readonly at: number
}

export type WireEntry = SentCall | Act

/** Sorted by the page's clock; reports may arrive in another order. */
export type Wire = () => readonly WireEntry[]

/** Calls of the previous page are older than this, in ms, once the next page is there. */
const ABANDONED_AFTER_MS = 20

const REPORT = 'reportPressToChaos'

/** Runs in the page before its code, so it must be one self-contained function. */
function recordPresses(reportName: string): void {
  const functions = window as unknown as Record<string, ((at: number) => void) | undefined>
  const report = () => functions[reportName]?.(Date.now())
  // The second click of a double click counts as the same press.
  const handleClick = ({ isTrusted, detail }: MouseEvent) => isTrusted && detail < 2 && report()
  const handleKey = ({ isTrusted, repeat }: KeyboardEvent) => isTrusted && !repeat && report()
  addEventListener('click', handleClick, true)
  addEventListener('keydown', handleKey, true)
}

async function tapPresses(context: BrowserContext, log: WireEntry[]): Promise<void> {
  await context.exposeFunction(REPORT, (at: number) => log.push({ kind: 'press', at }))
  await context.addInitScript(recordPresses, REPORT)
}

/**
 * Records calls, presses and new pages, from before the first address. Calls come from the browser's protocol:
 * with script routes active, Playwright reports a call that a service worker answers only once its answer is
 * there.
 */
export async function tapWire(page: Page): Promise<Wire> {
  const log: WireEntry[] = []
  const calls = new Map<string, SentCall>()
  await tapPresses(page.context(), log)
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) log.push({ kind: 'page', at: Date.now() })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request: { method, url }, wallTime }) => {
    const { pathname, search } = new URL(url)
    if (!pathname.startsWith(`${API_PREFIX}/`)) return
    const what = `${method} ${pathname}${search}`
    const isRead = method === 'GET'
    const at = wallTime * 1000
    const call: SentCall = {
      kind: 'call',
      what,
      isRead,
      at,
      status: null,
      end: 'pending',
      endedAt: 0,
    }
    calls.set(requestId, call)
    log.push(call)
  })
  session.on('Network.responseReceived', ({ requestId, response: { status } }) => {
    const call = calls.get(requestId)
    if (call) Object.assign(call, { status })
  })
  const settle = (requestId: string, end: SentCall['end']) => {
    const call = calls.get(requestId)
    if (call) Object.assign(call, { end, endedAt: Date.now() })
  }
  session.on('Network.loadingFinished', ({ requestId }) => settle(requestId, 'answered'))
  session.on('Network.loadingFailed', ({ requestId }) => settle(requestId, 'lost'))
  // A page that is left drops its calls without an event.
  page.on('domcontentloaded', () => {
    for (const call of calls.values()) {
      if (call.end === 'pending' && call.at < Date.now() - ABANDONED_AFTER_MS) {
        Object.assign(call, { end: 'lost', endedAt: Date.now() })
      }
    }
  })
  return () => log.toSorted((a, b) => a.at - b.at)
}
