import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { getResponse } from 'msw'
import { createDemoApi } from '@/mocks/demo-api'
import { ENDPOINTS } from '@/mocks/endpoints'
import { buildTestData, type TestAmounts } from './api-data'
import { closeServer, listen } from './listen'

/** Address of the API in the end-to-end build; scripts/journeys.js writes it. */
export const BUILT_API_PORT = Number(process.env['E2E_API_PORT'] ?? 4801)

const BASE = '/api/v1'

/** Method and path of a call below the base path, as in `PUT /claims/{}`; `{}` is one variable segment. */
export type RouteName = `${'GET' | 'POST' | 'PUT'} /${string}`

const ROUTES = ENDPOINTS.map(({ method, path }) => ({
  name: `${method.toUpperCase()} ${path.replace(/:\w+/, '{}')}`,
  method: method.toUpperCase(),
  path: new RegExp(`^${BASE}${path.replace(/:\w+/, '[^/]+')}(\\?|$)`),
}))

function findRoute({ method, url }: Pick<IncomingMessage, 'method' | 'url'>): string | undefined {
  return ROUTES.find((route) => route.method === method && route.path.test(url ?? ''))?.name
}

function requireRoute(wanted: RouteName): RouteName {
  if (!ROUTES.some(({ name }) => name === wanted)) throw new Error(`the API has no ${wanted}`)
  return wanted
}

/** A recorded call. `url` is path and query; `sentClaims` parses those of a claim. */
export interface RecordedRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export type Fault =
  /** Answers this instead: an object as JSON, a string as it is. */
  | { readonly kind: 'respond'; readonly status: number; readonly body: unknown }
  /** Accepts the call and never answers. */
  | { readonly kind: 'hang' }
  /** Resets the connection. `acted`: only after the call was processed. */
  | { readonly kind: 'reset'; readonly acted?: boolean }
  /** Changes the body of the answer. */
  | { readonly kind: 'change'; readonly change: (body: never) => unknown }
  /** Answers HTML instead of JSON, as a captive portal or a proxy does. */
  | { readonly kind: 'html'; readonly status?: number }

export interface ApiServer {
  readonly url: string
  readonly requests: readonly RecordedRequest[]
  readonly callsOf: (route: RouteName) => readonly RecordedRequest[]
  /** @param after number of calls that are answered normally before the fault starts */
  readonly setFault: (route: RouteName, fault: Fault, after?: number) => void
  readonly clearFaults: () => void
  /** Restores the initial data, and removes faults and recorded requests. */
  readonly reset: () => void
  readonly close: () => Promise<void>
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Allows the origin and two headers, as a strict API does: any other header fails the preflight. */
function allowOrigin(request: IncomingMessage, response: ServerResponse) {
  const origin = request.headers.origin
  if (origin === undefined) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT')
  response.setHeader('access-control-allow-headers', 'authorization, content-type')
  response.setHeader('vary', 'origin')
}

function send(response: ServerResponse, status: number, text: string, type = 'application/json') {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
  })
  response.end(text)
}

function toRequest({ method, url, headers, body }: RecordedRequest): Request {
  const { authorization, 'content-type': contentType } = headers
  return new Request(`http://api${url}`, {
    method,
    headers: {
      ...(authorization !== undefined && { authorization }),
      ...(contentType !== undefined && { 'content-type': contentType }),
    },
    body: method === 'GET' ? null : new Uint8Array(body),
  })
}

/** Sends a faulty answer instead of the real one. */
function answerWithFault(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  if (fault.kind === 'respond') {
    const { status, body } = fault
    if (typeof body === 'string') send(response, status, body, 'text/plain')
    else send(response, status, JSON.stringify(body))
  }
  if (fault.kind === 'reset') request.socket.resetAndDestroy()
  if (fault.kind === 'html') {
    const page = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>'
    send(response, fault.status ?? 200, page, 'text/html')
  }
}

/**
 * The demo API with data of tests on its own port: records every call except preflights, and fails on
 * demand.
 */
export async function startApiServer({
  port = BUILT_API_PORT,
  ...amounts
}: { readonly port?: number } & TestAmounts = {}): Promise<ApiServer> {
  const demo = createDemoApi({
    now: () => new Date(),
    seed: () => buildTestData(amounts),
    cardPage: () => 'https://cards.prueba.test/register',
  })
  const requests: RecordedRequest[] = []
  const faults = new Map<string, { readonly fault: Fault; after: number }>()
  const takeFault = (route: string): Fault | undefined => {
    const found = faults.get(route)
    if (found === undefined || found.after === 0) return found?.fault
    found.after -= 1
    return undefined
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    const { method = '', url = '', headers } = request
    const recorded = { method, url, headers, body: await readBody(request) }
    requests.push(recorded)
    const fault = takeFault(findRoute(request) ?? '')
    const isAnswered = fault?.kind === 'change' || (fault?.kind === 'reset' && fault.acted)
    if (fault && !isAnswered) {
      answerWithFault(fault, request, response)
      return
    }
    const answer = await getResponse([...demo.handlers], toRequest(recorded))
    const { status = 404 } = answer ?? {}
    const text = (await answer?.text()) ?? '{"detail":"Not Found"}'
    if (fault?.kind === 'change') {
      send(response, status, JSON.stringify(fault.change(JSON.parse(text) as never)))
    } else if (fault) answerWithFault(fault, request, response)
    else send(response, status, text)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, 500, JSON.stringify({ detail: String(error) }))
    })
  })
  const url = await listen(server, port)
  return {
    url,
    requests,
    callsOf: (route) => {
      const wanted = requireRoute(route)
      return requests.filter((request) => findRoute(request) === wanted)
    },
    setFault: (route, fault, after = 0) => {
      faults.set(requireRoute(route), { fault, after })
    },
    clearFaults: () => {
      faults.clear()
    },
    reset: () => {
      demo.reset()
      faults.clear()
      requests.length = 0
    },
    close: () => closeServer(server),
  }
}
