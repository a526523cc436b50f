import { describe, expect, it, vi } from 'vitest'
import { isSuccess, sendByFetch, sendByXhr, type TransportRequest } from '@/api/http/transport'
import { failureOf, openWire } from './wire'

const wire = openWire()

const call: TransportRequest = {
  method: 'POST',
  url: `${location.origin}/api/v1/x/`,
  headers: { Accept: 'application/json', 'X-Test': 'n' },
  body: 'hola',
  credentials: 'same-origin',
  isBodyRead: true,
  signal: new AbortController().signal,
}

it.each([
  [0, false],
  [199, false],
  [200, true],
  [204, true],
  [299, true],
  [300, false],
  [404, false],
  [500, false],
])('the status %d is a success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected)
})

describe.each([
  ['fetch', (change: Partial<TransportRequest>) => sendByFetch({ ...call, ...change }, vi.fn())],
  [
    'XMLHttpRequest',
    (change: Partial<TransportRequest>) => sendByXhr({ ...call, ...change }, vi.fn()),
  ],
])('a call sent by %s', (_name, send) => {
  it.each([200, 201, 400, 422, 503])('gives the text of an answer of %d', async (status) => {
    wire.answer(() => new Response('{"a":1}', { status }))
    await expect(send({})).resolves.toEqual({ status, text: '{"a":1}' })
  })

  it('gives no text of a success that is not read, but that of a refusal', async () => {
    wire.answer(() => new Response('{"a":1}', { status: 201 }))
    await expect(send({ isBodyRead: false })).resolves.toEqual({ status: 201, text: '' })
    wire.answer(() => new Response('{"a":1}', { status: 409 }))
    await expect(send({ isBodyRead: false })).resolves.toEqual({ status: 409, text: '{"a":1}' })
  })

  it('carries method, headers, body and the cookies that were asked for', async () => {
    const asked: Request[] = []
    wire.answer(({ request }) => {
      asked.push(request)
      return new Response('')
    })
    await send({})
    await send({ method: 'PUT', body: null, credentials: 'include' })
    expect(asked.map(({ method, credentials }) => [method, credentials])).toEqual([
      ['POST', 'same-origin'],
      ['PUT', 'include'],
    ])
    expect(asked[0]?.headers.get('X-Test')).toBe('n')
    expect(wire.arrived.map(({ body }) => body)).toEqual(['hola', null])
  })

  it('fails when the connection breaks', async () => {
    wire.answer(() => Response.error())
    expect(await failureOf(send({}))).toBeInstanceOf(Error)
  })
})

describe('fetch', () => {
  it('never takes an answer out of the browser’s store', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    await sendByFetch(call, vi.fn())
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', signal: call.signal })
  })

  it('lets go of a body that nobody reads, even one that cannot be let go', async () => {
    const cancel = vi.fn().mockRejectedValue(new Error('locked'))
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({ cancel })))
    await expect(sendByFetch({ ...call, isBodyRead: false }, vi.fn())).resolves.toMatchObject({
      text: '',
    })
    expect(cancel).toHaveBeenCalledOnce()
  })
  /** An answer whose body comes in these pieces. */
  function answerWith(pieces: readonly Uint8Array<ArrayBuffer>[]) {
    const body = new ReadableStream({
      start: (controller) => {
        pieces.forEach((piece) => controller.enqueue(piece))
        controller.close()
      },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  }

  it('notes the headers and every piece of the body as a sign of life', async () => {
    answerWith(['{"a"', ':', '1}'].map((text) => new TextEncoder().encode(text)))
    const onLife = vi.fn()
    await expect(sendByFetch(call, onLife)).resolves.toEqual({ status: 200, text: '{"a":1}' })
    expect(onLife).toHaveBeenCalledTimes(4)
  })

  it('reads letters that arrive in two pieces, wherever they are cut', async () => {
    const bytes = new TextEncoder().encode('Ñandú €5 ✈️ 😀')
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      answerWith([bytes.slice(0, cut), bytes.slice(cut)])
      await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text: 'Ñandú €5 ✈️ 😀' })
    }
  })

  it.each([
    ['in the middle of a letter', [0x61, 0xc3], 'a\ufffd'],
    ['with a mark of byte order before it', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['empty', [], ''],
  ])('reads a body as the browser would that ends %s', async (_what, bytes, text) => {
    answerWith([Uint8Array.from(bytes)])
    await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text })
  })

  it.each([
    ['no stream', undefined],
    ['a stream without a reader', {}],
  ])('takes a body as a whole where there is %s', async (_what, body) => {
    const response = Object.defineProperty(new Response('{}'), 'body', { value: body })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text: '{}' })
  })
})
