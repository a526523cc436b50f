import type { Page } from 'playwright-core'
import { API_PREFIX } from '@/config/limits'
import { findTaggedFault } from '@/mocks/faults/fault-tags'
import { ENDPOINTS } from '@/mocks/endpoints'
import { taggedFault, type FaultName } from '@/mocks/faults/faults'
import { seedState } from '@/mocks/seed/seed-state'
import { parseSnapshot, SNAPSHOT_KEY } from '@/mocks/snapshot'
import { CALL_IDS, CALLS, type CallId } from '@tests/faults/table/calls'

/** One call of the page to the API. */
export interface SentCall {
  readonly kind: 'call'
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  /** The body as sent, without the files of a form. */
  readonly body: string | null
  /** The name of the call in the fault matrix; null for the few that it does not contain. */
  readonly id: CallId | null
  /** Method and address; equal keys are the same call. */
  readonly what: string
  readonly isRead: boolean
  readonly at: number
  /** Address of the page that sent the call. */
  readonly from: string
  end: 'pending' | 'answered' | 'lost' | 'aborted'
  endedAt: number
  isJudged: boolean
}

/** `press`: a button was pressed. `change`: a field changed. `page`: a new page or address. */
interface Act {
  readonly kind: 'press' | 'change' | 'page'
  readonly at: number
}

export type WireEntry = SentCall | Act

/** Everything that happened on a page, and its calls. */
export interface Wire {
  /** Sorted by the page's clock; reports may arrive in another order. */
  readonly log: () => readonly WireEntry[]
  readonly faultOf: (call: SentCall) => Promise<FaultName | null>
}

/** Calls of the previous page are older than this, in ms, once the next page is there. */
const ABANDONED_AFTER_MS = 20

/** Name of the function through which the page reports user actions; see page-recorder.ts. */
export const REPORT_ACT = 'reportActToChaos'

/** Turns a path with parameters such as `:id` into a regular expression. */
function toExpression(path: string): RegExp {
  const body = path.replace(/^\*/, '').replace(/:[a-z]+/g, '([^/]+)')
  return new RegExp(`^${body}$`)
}

function nameOf(method: string, path: string): CallId | null {
  const found = CALL_IDS.find(
    (id) => CALLS[id].method.toUpperCase() === method && toExpression(CALLS[id].url).test(path),
  )
  return found ?? null
}

/** A text field of a multipart body; the browser does not expose its files. */
function multipartField(body: string, field: string): string {
  const [, text = ''] = new RegExp(`name="${field}"\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(body) ?? []
  return text
}

/** Finds the fault of a call in the same way as the demo API. */
async function findFault(page: Page, call: SentCall): Promise<FaultName | null> {
  const { method, headers, body, url } = call
  const { pathname } = url
  const endpoint = ENDPOINTS.find(
    (one) =>
      one.method.toUpperCase() === method && toExpression(API_PREFIX + one.path).test(pathname),
  )
  if (!endpoint) return null
  const { 'content-type': type = '', authorization = '' } = headers
  if (type.startsWith('multipart/')) {
    return taggedFault(multipartField(body ?? '', endpoint.faultField ?? ''))
  }
  const kept = await page.evaluate((key) => localStorage.getItem(key), SNAPSHOT_KEY)
  const now = new Date()
  const [, param = ''] = toExpression(API_PREFIX + endpoint.path).exec(pathname) ?? []
  const [, name] = /:([a-z]+)/.exec(endpoint.path) ?? []
  return findTaggedFault(endpoint, {
    request: new Request(url, { method, headers: { 'content-type': type, authorization }, body }),
    params: name === undefined ? {} : { [name]: decodeURIComponent(param) },
    state: parseSnapshot(kept, now)?.state ?? seedState(now),
    now,
    settings: { cardPage: () => '', keepFileText: false },
  })
}

/**
 * Records calls, presses, changed fields and new pages, from before the first address. Calls come from the
 * browser's protocol: with script routes active, Playwright reports a call that a service worker answers
 * only once its answer is there.
 */
export async function tapWire(page: Page): Promise<Wire> {
  const log: WireEntry[] = []
  const calls = new Map<string, SentCall>()
  await page.context().exposeFunction(REPORT_ACT, (kind: 'press' | 'change', at: number) => {
    log.push({ kind, at })
  })
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) log.push({ kind: 'page', at: Date.now() })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ requestId, request, wallTime, documentURL }) => {
    const url = new URL(request.url)
    if (!url.pathname.startsWith(`${API_PREFIX}/`)) return
    const headers = Object.entries(request.headers).map(([name, text]) => [
      name.toLowerCase(),
      text,
    ])
    const parts = (request.postDataEntries ?? []).map(({ bytes = '' }) =>
      Buffer.from(bytes, 'base64').toString(),
    )
    const call: SentCall = {
      kind: 'call',
      method: request.method,
      url,
      headers: Object.fromEntries(headers) as Record<string, string>,
      body: request.postDataEntries ? parts.join('') : null,
      id: nameOf(request.method, url.pathname),
      what: `${request.method} ${url.pathname}${url.search}`,
      isRead: request.method === 'GET',
      at: wallTime * 1000,
      from: documentURL,
      end: 'pending',
      endedAt: 0,
      isJudged: false,
    }
    calls.set(requestId, call)
    log.push(call)
  })
  const settle = (requestId: string, end: SentCall['end']) => {
    const call = calls.get(requestId)
    if (call) Object.assign(call, { end, endedAt: Date.now() })
  }
  session.on('Network.loadingFinished', ({ requestId }) => settle(requestId, 'answered'))
  session.on('Network.loadingFailed', ({ requestId, canceled }) =>
    settle(requestId, canceled ? 'aborted' : 'lost'),
  )
  // A page that is left drops its calls without an event.
  page.on('domcontentloaded', () => {
    for (const call of calls.values()) {
      if (call.end === 'pending' && call.at < Date.now() - ABANDONED_AFTER_MS) {
        Object.assign(call, { end: 'aborted', endedAt: Date.now() })
      }
    }
  })
  return {
    log: () => log.toSorted((a, b) => a.at - b.at),
    faultOf: (call) => findFault(page, call),
  }
}
