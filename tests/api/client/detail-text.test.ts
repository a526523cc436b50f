import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '@/api/http/api-error'
import { detailText } from '@/api/http/detail-text'
import { runs } from '@tests/support/properties'

const cycle: Record<string, unknown> = {}
cycle['self'] = cycle

const trap = Object.defineProperty({}, 'detail', {
  enumerable: true,
  get: () => {
    throw new Error('trap')
  },
})

describe('detailText', () => {
  it.each([
    ['a sentence', ' El correo ya existe. ', 'El correo ya existe.'],
    [
      'a list of messages',
      [{ msg: 'Field required' }, { msg: 'Bad phone' }],
      'Field required\nBad phone',
    ],
    ['a list of texts', ['uno', '', 'dos'], 'uno\ndos'],
    ['a mixed list', ['uno', { message: 'dos' }, null, { detail: ['tres'] }], 'uno\ndos\ntres'],
    ['an object with msg', { msg: 'No' }, 'No'],
    ['an object with message', { code: 3, message: 'Tarjeta vencida' }, 'Tarjeta vencida'],
    ['a wrapped detail', { detail: { detail: 'No' } }, 'No'],
    ['an object whose detail is empty', { detail: '', message: 'Sí' }, 'Sí'],
    ['any other object', { field: 'rut', max: 3 }, '{"field":"rut","max":3}'],
    ['a number', 42, '42'],
    ['a text with a comparison', '3 < 5', '3 < 5'],
    ['a list with gaps', [undefined, 'uno', () => 1], 'uno'],
    ['a boolean', true, 'true'],
    ['objects nested four deep', { detail: { msg: { detail: { message: 'No' } } } }, 'No'],
    [
      'objects nested too deeply',
      { detail: { msg: { detail: { message: { msg: 'No' } } } } },
      '{"msg":"No"}',
    ],
    ['lists nested four deep', [[[['No']]]], 'No'],
    ['lists nested too deeply', [[[[['No']]]]], '["No"]'],
  ])('returns the text of %s', (_what, value, expected) => {
    expect(detailText(value)).toBe(expected)
  })

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', '  '],
    ['an HTML page', '<!DOCTYPE html><html><body>502</body></html>'],
    ['an HTML page after white space', '\n  <html lang="en">'],
    ['an XML answer', '<?xml version="1.0"?>'],
    ['an empty list', []],
    ['a list of nothing', [null, '', []]],
    ['an empty object', {}],
    ['an object whose texts are empty', { detail: null, msg: ' ' }],
    ['not a number', NaN],
    ['a stringified object', '[object Object]'],
    ['the word undefined', 'undefined'],
    ['a browser error', new TypeError('Failed to fetch')],
    ['an ApiError', new ApiError('http', { status: 400, body: { detail: 'x' } })],
    ['a function', () => 'x'],
    ['a cycle', cycle],
    ['a big integer', 10n],
    ['a getter that throws', trap],
  ])('returns null for %s', (_what, value) => {
    expect(detailText(value)).toBeNull()
  })

  it('cuts a text at 500 characters and never splits an emoji', () => {
    expect(detailText('a'.repeat(500))).toBe('a'.repeat(500))
    expect(detailText('a'.repeat(501))).toBe(`${'a'.repeat(499)}…`)
    expect(detailText(`😀${'a'.repeat(600)}`)).toBe(`😀${'a'.repeat(497)}…`)
    const cut = detailText(`${'a'.repeat(498)}😀${'b'.repeat(100)}`)
    expect(cut).toBe(`${'a'.repeat(498)}…`)
    expect(detailText(Array.from({ length: 5000 }, () => 'línea'))).toHaveLength(500)
  })

  it('always returns printable text or null', () => {
    const anything = fc.anything({ withBigInt: true, withNullPrototype: true, withDate: true })
    const bodies = fc.oneof(anything, fc.record({ detail: anything, message: anything }))
    fc.assert(
      fc.property(bodies, (body) => {
        const text = detailText(body)
        if (text === null) return
        expect(text.length).toBeGreaterThan(0)
        expect(text.length).toBeLessThanOrEqual(500)
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/\[object |^undefined$|^null$|^NaN$|^<[a-z!?/]/i)
      }),
      { numRuns: runs(1000) },
    )
  })
})
