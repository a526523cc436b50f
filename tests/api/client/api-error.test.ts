import { describe, expect, it, vi } from 'vitest'
import { ApiError, hasStatus, isTransient } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { ChunkLoadError } from '@/ui/browser/import-with-retry'

const http = (status: number, body?: unknown) => new ApiError('http', { status, body })

describe('isTransient', () => {
  it.each([
    ['no connection', new ApiError('network'), true],
    ['no answer in time', new ApiError('timeout'), true],
    ['a gateway that is down', http(502), true],
    ['a service that is down', http(503), true],
    ['a gateway that waited too long', http(504), true],
    ['a bug of the server', http(500), false],
    ['a missing session', http(401), false],
    ['too many calls', http(429), false],
    ['a wrong shape', new ApiError('invalid-response', { status: 200 }), false],
    ['an abort', new DOMException('', 'AbortError'), false],
    ['anything else', 'x', false],
    ['nothing', null, false],
    ['an error of another library', { kind: 'network', status: null }, false],
  ])('says whether a read is worth another try: %s', (_what, error, expected) => {
    expect(isTransient(error)).toBe(expected)
  })
})

describe('hasStatus', () => {
  it('knows refusals only, so that a 200 of the wrong shape is no success', () => {
    expect(hasStatus(http(403), 401, 403)).toBe(true)
    expect(hasStatus(http(404), 401, 403)).toBe(false)
    expect(hasStatus(new ApiError('invalid-response', { status: 200 }), 200)).toBe(false)
    expect(hasStatus(new ApiError('network'), 401)).toBe(false)
    expect(hasStatus(null, 401)).toBe(false)
    expect(hasStatus({ kind: 'http', status: 401 }, 401)).toBe(false)
    expect(hasStatus(http(401))).toBe(false)
  })
})

describe('the code of a failure', () => {
  it.each([
    ['a bad request', http(400), 'bad-request'],
    ['a missing session', http(401), 'unauthorized'],
    ['a missing permission', http(403), 'forbidden'],
    ['nothing there', http(404), 'not-found'],
    ['nothing there any more', http(410), 'gone'],
    ['fields that are wrong', http(422), 'invalid'],
    ['a body that is too large', http(413), 'too-large'],
    ['too many calls', http(429), 'too-many'],
    ['a redirect that leads nowhere', http(304), 'refused'],
    ['a bug of the server', http(500), 'server-error'],
    ['a gateway that is down', http(502), 'server-error'],
    ['a wrong shape', new ApiError('invalid-response', { status: 200 }), 'invalid-response'],
    ['no answer in time', new ApiError('timeout'), 'timeout'],
    ['a call that broke off', new ApiError('network'), 'no-answer'],
    ['code that did not come', new ChunkLoadError('x'), 'chunk-failed'],
    ['an abort', new DOMException('', 'AbortError'), 'crashed'],
    ['anything else', 'x', 'crashed'],
  ])('names %s', (_what, error, code) => {
    expect(toFailure(error).code).toBe(code)
  })

  it('knows a missing connection from an answer that was lost', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(toFailure(new ApiError('network')).code).toBe('offline')
  })

  it('comes with the status, where an answer came', () => {
    expect(toFailure(http(404)).status).toBe(404)
    expect(toFailure(new ApiError('network')).status).toBeNull()
    expect(toFailure(null).status).toBeNull()
  })
})

describe('what the server said', () => {
  it.each([
    ['the detail', http(400, { detail: 'Correo repetido', message: 'x' }), 'Correo repetido'],
    ['all messages', http(422, { detail: [{ msg: 'uno' }, { msg: 'dos' }] }), 'uno\ndos'],
    ['the message', http(400, { detail: '', message: 'Sin saldo' }), 'Sin saldo'],
    ['nothing for a page', http(502, '<html>502</html>'), null],
    ['nothing for a plain text', http(500, 'Internal Server Error'), null],
    ['nothing for an empty body', http(500), null],
    [
      'nothing for a wrong shape',
      new ApiError('invalid-response', { status: 200, body: { detail: 'x' } }),
      null,
    ],
    ['nothing for a lost connection', new ApiError('network'), null],
    ['nothing for an error of the browser', new TypeError('Failed to fetch'), null],
  ])('repeats %s', (_what, error, expected) => {
    expect(toFailure(error).serverText).toBe(expected)
  })
})

describe('ApiError', () => {
  it('says its kind and status alone', () => {
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

  it('keeps its cause, when it has one', () => {
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
  ])('finds the code in %j', (body, code) => {
    expect(http(400, body).code).toBe(code)
  })
})
