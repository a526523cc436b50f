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
])('status %d is a success: %s', (status, expected) => {
  expect(isSuccess(status)).toBe(expected)
})

describe.each([
  ['fetch', (change: Partial<TransportRequest>) => sendByFetch({ ...call, ...change }, vi.fn())],
  [
    'XMLHttpRequest',
    (change: Partial<TransportRequest>) => sendByXhr({ ...call, ...change }, vi.fn()),
  ],
])('request by %s', (_name, send) => {
  it.each([200, 201, 400, 422, 503])(
    'returns the text of a response with status %d',
    async (status) => {
      wire.answer(() => new Response('{"a":1}', { status }))
      await expect(send({})).resolves.toEqual({ status, text: '{"a":1}' })
    },
  )

  it('returns no text for an ignored success, but the text of an error', async () => {
    wire.answer(() => new Response('{"a":1}', { status: 201 }))
    await expect(send({ isBodyRead: false })).resolves.toEqual({ status: 201, text: '' })
    wire.answer(() => new Response('{"a":1}', { status: 409 }))
    await expect(send({ isBodyRead: false })).resolves.toEqual({ status: 409, text: '{"a":1}' })
  })

  it('sends method, headers, body and credentials', async () => {
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

  it('rejects when the connection breaks', async () => {
    wire.answer(() => Response.error())
    expect(await failureOf(send({}))).toBeInstanceOf(Error)
  })
})

describe('fetch', () => {
  it('bypasses the HTTP cache', async () => {
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'))
    await sendByFetch(call, vi.fn())
    expect(fetching.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store', signal: call.signal })
  })

  it('cancels an ignored body, and ignores a failed cancel', async () => {
    const cancel = vi.fn().mockRejectedValue(new Error('locked'))
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(new ReadableStream({ cancel })))
    await expect(sendByFetch({ ...call, isBodyRead: false }, vi.fn())).resolves.toMatchObject({
      text: '',
    })
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('treats an ignored body as lost after a redirect to a page', async () => {
    const send = async (type: string, redirected: boolean) => {
      const response = new Response('x', { headers: { 'Content-Type': type } })
      Object.defineProperty(response, 'redirected', { value: redirected })
      vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
      return failureOf(sendByFetch({ ...call, isBodyRead: false }, vi.fn()))
    }
    const lost = { kind: 'invalid-response', status: 200 }
    expect(await send('text/html', true)).toMatchObject(lost)
    expect(await send('application/json', true)).not.toMatchObject(lost)
    expect(await send('text/html', false)).not.toMatchObject(lost)
  })

  /** Answers with a body of these chunks. */
  function answerWith(pieces: readonly Uint8Array<ArrayBuffer>[]) {
    const body = new ReadableStream({
      start: (controller) => {
        pieces.forEach((piece) => controller.enqueue(piece))
        controller.close()
      },
    })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body))
  }

  it('calls back for the headers and every chunk of the body', async () => {
    answerWith(['{"a"', ':', '1}'].map((text) => new TextEncoder().encode(text)))
    const onLife = vi.fn()
    await expect(sendByFetch(call, onLife)).resolves.toEqual({ status: 200, text: '{"a":1}' })
    expect(onLife).toHaveBeenCalledTimes(4)
  })

  it('decodes characters that are split between chunks', async () => {
    const bytes = new TextEncoder().encode('Ñandú €5 ✈️ 😀')
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      answerWith([bytes.slice(0, cut), bytes.slice(cut)])
      await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text: 'Ñandú €5 ✈️ 😀' })
    }
  })

  it.each([
    ['cut inside a character', [0x61, 0xc3], 'a\ufffd'],
    ['with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['empty', [], ''],
  ])('decodes a body as the browser does: %s', async (_what, bytes, text) => {
    answerWith([Uint8Array.from(bytes)])
    await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text })
  })

  it.each([
    ['no stream', undefined],
    ['a stream without a reader', {}],
  ])('reads the whole body where there is %s', async (_what, body) => {
    const response = Object.defineProperty(new Response('{}'), 'body', { value: body })
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(response)
    await expect(sendByFetch(call, vi.fn())).resolves.toMatchObject({ text: '{}' })
  })
})
