import { getEventListeners } from 'node:events'
import { delay, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { request, requestIgnoringBody } from '@/api/http/request'
import { TEST_TIMEOUT_MS } from '@tests/support/test-timeout'
import { failureOf, openWire } from './wire'

const wire = openWire()

const Answer = v.object({ id: v.number() })
const read = { method: 'GET', path: '/x/', auth: 'none', schema: Answer } as const
const unread = { method: 'POST', path: '/x/', auth: 'none', json: {} } as const

/** The headers arrive and the body never ends. */
const stalledBody = () =>
  new Response(
    new ReadableStream({ start: (it) => it.enqueue(new TextEncoder().encode('{"id":')) }),
  )

/** The body breaks off. */
const brokenBody = () =>
  new Response(new ReadableStream({ start: (it) => it.error(new TypeError('terminated')) }))

afterEach(() => {
  vi.useRealTimers()
})

describe('response that is parsed', () => {
  it('is returned as the schema defines it', async () => {
    wire.answer(wire.json({ id: 7, more: true }))
    await expect(request(read)).resolves.toEqual({ id: 7 })
  })

  it('keeps the received body if it is invalid', async () => {
    wire.answer(wire.json({ id: '7' }, 201))
    expect(await failureOf(request(read))).toMatchObject({
      kind: 'invalid-response',
      code: null,
      status: 201,
      body: { id: '7' },
    })
    wire.answer(() => new Response('{"id":'))
    expect(await failureOf(request(read))).toMatchObject({ status: 200, body: '{"id":' })
  })

  it('is requested as JSON, without empty query parameters', async () => {
    const asked: string[] = []
    wire.answer(({ request: { url, headers } }) => {
      asked.push(`${headers.get('Accept') ?? ''} ${url.replace(location.origin, '')}`)
      return new Response('{"id":1}')
    })
    await request({ ...read, query: { page: 0, email: ' a b ', category: ' ', airline: null } })
    await request({ ...read, query: { category: undefined } })
    expect(asked).toEqual([
      'application/json /api/v1/x/?page=0&email=a+b',
      'application/json /api/v1/x/',
    ])
  })
})

describe('response that is ignored', () => {
  it.each([
    ['a created row', wire.json({ id: 1 }, 201)],
    ['a body that never ends', stalledBody],
    ['a body that breaks off', brokenBody],
  ])('succeeds with any 2xx: %s', async (_what, resolver) => {
    wire.answer(resolver)
    await expect(requestIgnoringBody(unread)).resolves.toBeUndefined()
  })
})

describe('failed request', () => {
  it('has status, code, detail and body', async () => {
    const body = { detail: 'RUT repetido', code: 'RUT_ALREADY_REGISTERED' }
    wire.answer(wire.json(body, 409))
    expect(await failureOf(request(read))).toMatchObject({
      kind: 'http',
      status: 409,
      code: 'RUT_ALREADY_REGISTERED',
      detail: 'RUT repetido',
      body,
    })
  })

  it('keeps an HTML page as body, without detail', async () => {
    wire.answer(() => HttpResponse.html('<html>413</html>', { status: 413 }))
    expect(await failureOf(requestIgnoringBody(unread))).toMatchObject({
      kind: 'http',
      status: 413,
      detail: null,
      body: '<html>413</html>',
    })
  })

  it('has kind network if no response or only a part arrives', async () => {
    wire.answer(() => HttpResponse.error())
    const lost = { kind: 'network', status: null, cause: expect.any(TypeError) as unknown }
    expect(await failureOf(request(read))).toMatchObject(lost)
    wire.answer(brokenBody)
    expect(await failureOf(request(read))).toMatchObject(lost)
  })

  it.each([
    ['90', 90],
    ['0', 1],
    ['Tue, 24 Nov 2026 15:02:00 GMT', 120],
    ['Tue, 24 Nov 2026 14:00:00 GMT', 1],
    ['soon', null],
  ])('parses Retry-After: %s', async (header, retryAfter) => {
    wire.answer(() => new Response('', { status: 429, headers: { 'Retry-After': header } }))
    expect(await failureOf(request(read))).toMatchObject({ status: 429, retryAfter })
    expect(await failureOf(request({ ...read, onProgress: vi.fn() }))).toMatchObject({ retryAfter })
  })
})

describe('request deadline', () => {
  it('is 15 seconds when the body stalls', async () => {
    vi.useFakeTimers()
    wire.answer(stalledBody)
    const settled = vi.fn()
    const failure = failureOf(request(read)).finally(settled)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ kind: 'timeout', status: null })
  })

  it('restarts with every chunk of the body', async () => {
    vi.useFakeTimers()
    let send: (text: string) => void = () => undefined
    let end: () => void = () => undefined
    const body = () =>
      new ReadableStream({
        start: (controller) => {
          send = (text) => controller.enqueue(new TextEncoder().encode(text))
          end = () => controller.close()
        },
      })
    wire.answer(() => new Response(body()))
    const whole = request(read)
    for (const piece of ['{"id"', ':', '1', '}']) {
      await vi.advanceTimersByTimeAsync(14_000)
      send(piece)
    }
    await vi.advanceTimersByTimeAsync(14_000)
    end()
    await expect(whole).resolves.toEqual({ id: 1 })

    const settled = vi.fn()
    const broken = failureOf(request(read)).finally(settled)
    await vi.advanceTimersByTimeAsync(14_000)
    send('{"id"')
    await vi.advanceTimersByTimeAsync(14_900)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect(await broken).toMatchObject({ kind: 'timeout' })
    send(':1}')
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer after the response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    wire.answer(wire.json({ id: 1 }))
    await request(read)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('aborted request', () => {
  it('is not sent if it was aborted before', async () => {
    wire.answer(wire.json({ id: 1 }))
    const error = await failureOf(request({ ...read, signal: AbortSignal.abort() }))
    expect(error).toMatchObject({ name: 'AbortError' })
    expect(wire.arrived).toHaveLength(0)
  })

  it.each([
    ['before the response', () => delay('infinite').then(() => undefined)],
    ['within the body', stalledBody],
  ])("rejects with the signal's own AbortError %s", async (_when, resolver) => {
    wire.answer(resolver)
    const controller = new AbortController()
    const failure = failureOf(request({ ...read, signal: controller.signal }))
    await vi.waitFor(() => expect(wire.arrived).toHaveLength(1), { timeout: TEST_TIMEOUT_MS })
    controller.abort()
    const error = await failure
    expect(error).toBe(controller.signal.reason)
    expect(error).toMatchObject({ name: 'AbortError' })
  })

  it('removes its abort listener after success and failure', async () => {
    const { signal } = new AbortController()
    wire.answer(wire.json({ id: 1 }))
    await request({ ...read, signal })
    wire.answer(() => HttpResponse.error())
    await failureOf(request({ ...read, signal }))
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
