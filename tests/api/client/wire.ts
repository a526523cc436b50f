import { http, HttpResponse, type HttpResponseResolver } from 'msw'
import { afterEach } from 'vitest'
import { server } from '@tests/support/server'
import { endSession, startSession } from '@/session/session-store'

/** A token that decodes, which a session requires. */
export const TOKEN = `e30.${Buffer.from('{"sub":"camila@demo.cl"}').toString('base64url')}.x`

/** One part of a multipart body as the server parses it. */
export type Part = string | { name: string; size: number; text: string }

/** A request as it arrived. */
export interface Arrived {
  method: string
  /** Path with its query, as sent. */
  address: string
  type: string | null
  authorization: string | null
  credentials: RequestCredentials
  body: unknown
}

async function readParts(request: Request): Promise<[string, Part][]> {
  const entries = [...(await request.formData()).entries()]
  return Promise.all(
    entries.map(async ([field, value]): Promise<[string, Part]> => {
      if (typeof value === 'string') return [field, value]
      return [field, { name: value.name, size: value.size, text: await value.text() }]
    }),
  )
}

async function readBody(request: Request, type: string | null): Promise<unknown> {
  if (type === 'multipart/form-data') return readParts(request)
  const text = await request.text()
  if (type === 'application/json') return JSON.parse(text)
  return text === '' ? null : text
}

/** Reads a clone of the request, so that its body stays available. */
export async function toArrived(request: Request): Promise<Arrived> {
  const { pathname, search } = new URL(request.url)
  const [type = null] = request.headers.get('Content-Type')?.split(';') ?? []
  return {
    method: request.method,
    address: pathname + search,
    type,
    authorization: request.headers.get('Authorization'),
    credentials: request.credentials,
    body: await readBody(request.clone(), type),
  }
}

/** A server that gives one response to every request and records the requests. */
export function openWire() {
  const arrived: Arrived[] = []
  afterEach(() => {
    arrived.length = 0
    endSession()
  })
  return {
    arrived,
    answer: (resolver: HttpResponseResolver) =>
      server.use(
        http.all('*', async (info) => {
          arrived.push(await toArrived(info.request))
          return resolver(info)
        }),
      ),
    json:
      (body: unknown, status = 200) =>
      () =>
        HttpResponse.json(body as never, { status }),
    signIn: () => startSession({ token: TOKEN }),
  }
}

/** Returns the error that a call rejects with. */
export async function failureOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  )
}
