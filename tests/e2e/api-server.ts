import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import { buildTestData, readBearer, type TestAmounts, type TestData } from './api-data'
import { answerRoute, findRoute, type RouteName } from './api-routes'
import { closeServer, listen } from './listen'

/** Address of the API in the end-to-end build; scripts/journeys.js writes it. */
export const BUILT_API_PORT = Number(process.env['E2E_API_PORT'] ?? 4801)

const BASE = '/api/v1'

/** A recorded call. `url` is path and query; parse uploads with `parseMultipart`. */
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
  /** Sends the real answer in this many pieces, each after this delay. */
  | { readonly kind: 'drip'; readonly pieces: number; readonly silenceMs: number }
  /** Resets the connection. `acted`: only after the call was processed. */
  | { readonly kind: 'reset'; readonly acted?: boolean }
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

function send(response: ServerResponse, status: number, body: unknown) {
  const isText = typeof body === 'string'
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(isText ? body : JSON.stringify(body))
}

function splitUrl(request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
  const path = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : null
  const route = path === null ? null : findRoute(request.method ?? '', path)
  return { route, query: searchParams }
}

/** Sends the real answer as slowly as a very slow connection. */
async function drip(
  { pieces, silenceMs }: Extract<Fault, { kind: 'drip' }>,
  response: ServerResponse,
  answer: { readonly status: number; readonly body: unknown },
) {
  const text = Buffer.from(JSON.stringify(answer.body))
  const size = Math.ceil(text.length / pieces)
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' })
  for (let start = 0; start < text.length; start += size) {
    await new Promise((proceed) => setTimeout(proceed, silenceMs))
    response.write(text.subarray(start, start + size))
  }
  response.end()
}

/** Sends a faulty answer instead of the real one. */
function answerWithFault(fault: Fault, request: IncomingMessage, response: ServerResponse) {
  if (fault.kind === 'respond') send(response, fault.status, fault.body)
  if (fault.kind === 'reset') request.socket.resetAndDestroy()
  if (fault.kind === 'html') {
    response.writeHead(fault.status ?? 200, { 'content-type': 'text/html; charset=utf-8' })
    response.end('<!doctype html><html><body><h1>Bad gateway</h1></body></html>')
  }
}

/**
 * The test API on its own port. It checks bearer, role, body type and required fields, stores changes,
 * records every call except preflights, and fails on demand.
 */
export async function startApiServer({
  port = BUILT_API_PORT,
  ...amounts
}: { readonly port?: number } & TestAmounts = {}): Promise<ApiServer> {
  let data: TestData = buildTestData(amounts)
  const requests: RecordedRequest[] = []
  const faults = new Map<RouteName, { readonly fault: Fault; after: number }>()
  const takeFault = (route: RouteName): Fault | undefined => {
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
    const body = await readBody(request)
    requests.push({ method, url, headers, body })
    const { route, query } = splitUrl(request)
    if (route === null) {
      send(response, 404, { detail: 'Not Found' })
      return
    }
    const fault = takeFault(route.name)
    const isAnswered = fault?.kind === 'drip' || (fault?.kind === 'reset' && fault.acted)
    if (fault && !isAnswered) {
      answerWithFault(fault, request, response)
      return
    }
    const email = readBearer(headers.authorization)
    const person = data.users.find((user) => user.email === email) ?? null
    const contentType = headers['content-type'] ?? ''
    const answer = answerRoute(route.name, {
      data,
      contentType,
      body,
      query,
      param: route.param,
      person,
    })
    if (fault?.kind === 'drip') await drip(fault, response, answer)
    else if (fault) answerWithFault(fault, request, response)
    else send(response, answer.status, answer.body)
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      send(response, 500, { detail: String(error) })
    })
  })
  const url = await listen(server, port)
  return {
    url,
    requests,
    callsOf: (route) =>
      requests.filter(({ method, url: address }) => {
        const path = new URL(address, url).pathname.slice(BASE.length)
        return findRoute(method, path)?.name === route
      }),
    setFault: (route, fault, after = 0) => {
      faults.set(route, { fault, after })
    },
    clearFaults: () => {
      faults.clear()
    },
    reset: () => {
      data = buildTestData(amounts)
      faults.clear()
      requests.length = 0
    },
    close: () => closeServer(server),
  }
}
