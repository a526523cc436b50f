import { describe, expect, it, vi } from 'vitest'
import { ApiError, hasStatus, isTransient } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { ChunkLoadError } from '@/ui/browser/import-with-retry'

const http = (status: number, body?: unknown) => new ApiError('http', { status, body })

describe('isTransient', () => {
  it.each([
    ['no connection', new ApiError('network'), true],
    ['no answer in time', new ApiError('timeout'), true],
    ['a failing gateway', http(502), true],
    ['an unavailable service', http(503), true],
    ['a gateway timeout', http(504), true],
    ['a server error', http(500), false],
    ['a missing session', http(401), false],
    ['too many requests', http(429), false],
    ['an invalid response', new ApiError('invalid-response', { status: 200 }), false],
    ['an abort', new DOMException('', 'AbortError'), false],
    ['anything else', 'x', false],
    ['nothing', null, false],
    ['an error of another library', { kind: 'network', status: null }, false],
  ])('classifies %s', (_what, error, expected) => {
    expect(isTransient(error)).toBe(expected)
  })
})

describe('hasStatus', () => {
  it('matches http errors only, not a 200 with an invalid response', () => {
    expect(hasStatus(http(403), 401, 403)).toBe(true)
    expect(hasStatus(http(404), 401, 403)).toBe(false)
    expect(hasStatus(new ApiError('invalid-response', { status: 200 }), 200)).toBe(false)
    expect(hasStatus(new ApiError('network'), 401)).toBe(false)
    expect(hasStatus(null, 401)).toBe(false)
    expect(hasStatus({ kind: 'http', status: 401 }, 401)).toBe(false)
    expect(hasStatus(http(401))).toBe(false)
  })
})

describe('failure code', () => {
  it.each([
    ['a bad request', http(400), 'bad-request'],
    ['a missing session', http(401), 'unauthorized'],
    ['a missing permission', http(403), 'forbidden'],
    ['a missing resource', http(404), 'not-found'],
    ['a deleted resource', http(410), 'gone'],
    ['invalid fields', http(422), 'invalid'],
    ['a body that is too large', http(413), 'too-large'],
    ['too many requests', http(429), 'too-many'],
    ['an unexpected redirect', http(304), 'refused'],
    ['a server error', http(500), 'server-error'],
    ['a failing gateway', http(502), 'server-error'],
    ['an invalid response', new ApiError('invalid-response', { status: 200 }), 'invalid-response'],
    ['no answer in time', new ApiError('timeout'), 'timeout'],
    ['a lost connection', new ApiError('network'), 'no-answer'],
    ['a chunk that failed to load', new ChunkLoadError('x'), 'chunk-failed'],
    ['an abort', new DOMException('', 'AbortError'), 'crashed'],
    ['anything else', 'x', 'crashed'],
  ])('is set for %s', (_what, error, code) => {
    expect(toFailure(error).code).toBe(code)
  })

  it('is offline if the browser has no connection', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(toFailure(new ApiError('network')).code).toBe('offline')
  })

  it('comes with the status if there was a response', () => {
    expect(toFailure(http(404)).status).toBe(404)
    expect(toFailure(new ApiError('network')).status).toBeNull()
    expect(toFailure(null).status).toBeNull()
  })
})

describe('server text of a failure', () => {
  it.each([
    ['the detail', http(400, { detail: 'Correo repetido', message: 'x' }), 'Correo repetido'],
    ['all messages', http(422, { detail: [{ msg: 'uno' }, { msg: 'dos' }] }), 'uno\ndos'],
    ['the message', http(400, { detail: '', message: 'Sin saldo' }), 'Sin saldo'],
    ['nothing for an HTML page', http(502, '<html>502</html>'), null],
    ['nothing for a plain text', http(500, 'Internal Server Error'), null],
    ['nothing for an empty body', http(500), null],
    [
      'nothing for an invalid response',
      new ApiError('invalid-response', { status: 200, body: { detail: 'x' } }),
      null,
    ],
    ['nothing for a lost connection', new ApiError('network'), null],
    ['nothing for an error of the browser', new TypeError('Failed to fetch'), null],
  ])('is %s', (_what, error, expected) => {
    expect(toFailure(error).serverText).toBe(expected)
  })
})

describe('ApiError', () => {
  it('has only kind and status in its message', () => {
    const texts = [
      http(404, { detail: 'ana@demo.cl' }),
      new ApiError('invalid-response', { status: 200 }),
      new ApiError('network'),
    ].map(String)
    expect(texts).toEqual([
      'ApiError: API call failed: http (status 404)',
      'ApiError: API call failed: invalid-response (status 200)',
      'ApiError: API call failed: network',
    ])
  })

  it('keeps its cause', () => {
    const cause = new TypeError('terminated')
    expect(new ApiError('network', { cause }).cause).toBe(cause)
    expect(Object.hasOwn(new ApiError('network'), 'cause')).toBe(false)
  })

  it.each([
    [{ code: 'X' }, 'X'],
    [{ detail: { code: 'Y' } }, 'Y'],
    [{ code: 7 }, null],
    [{ code: '' }, null],
    [null, null],
  ])('reads the code from %j', (body, code) => {
    expect(http(400, body).code).toBe(code)
  })
})
