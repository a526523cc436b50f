import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongNumber, parseJson, toJsonText, toText } from '@/api/http/json-text'
import { runs } from '@tests/support/properties'

const digits = (least: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: 40 })
    .map((list) => `7${list.join('')}`)

/** JSON text as a server writes it, with numbers of any length and strings that look like them. */
const jsonText = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.oneof(
      digits(16),
      digits(16).map((number) => `-${number}`),
      digits(0),
      fc.tuple(digits(1), digits(18)).map(([whole, part]) => `${whole}.${part}`),
      fc.constantFrom('true', 'null', '1e400', '-1.5e-400', '"\\ud800"'),
      fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)),
      digits(16).map((text) => `"\\"${text}\\\\"`),
      digits(16).map((text) => `"\uFDD0${text}"`),
    ),
    fc.array(tie('value')).map((values) => `[${values.join(',')}]`),
    fc
      .uniqueArray(
        fc.tuple(fc.oneof(fc.string(), digits(16), fc.constant('\uFDD0')), tie('value')),
        {
          selector: ([key]) => key,
        },
      )
      .map(
        (entries) =>
          `{${entries.map(([key, text]) => `${JSON.stringify(`k${key}`)}:${text}`).join(',')}}`,
      ),
  ),
})).value

describe('JSON text with long numbers', () => {
  it('round-trips unchanged', () => {
    fc.assert(
      fc.property(jsonText, (text) => {
        expect(toJsonText(parseJson(text))).toBe(text)
      }),
      { numRuns: runs(500) },
    )
  })

  it('keeps digits inside strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), digits(16), (text, number) => {
        const sent = { [number]: `${text}${number}`, long: `"${number}" \\${number}` }
        const read = parseJson(`{"n":${number},"sent":${JSON.stringify(sent)}}`)
        expect(read).toMatchObject({ sent })
      }),
    )
  })

  it('equals JSON.parse if every number is exact', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(toJsonText(parseJson(text))).toBe(JSON.stringify(JSON.parse(text)))
      }),
    )
  })

  it.each([
    ['9007199254740991', false],
    ['9007199254740993', true],
    ['-9007199254740993', true],
    ['9007199254740992', true],
    ['12345678901234567890', true],
    ['0.1', false],
    ['165000.50', false],
    ['165000.5000000000000000', false],
    ['0.12345678901234567', true],
    ['0.0000000000000000', false],
    ['1e3', false],
    ['1.50e-7', false],
    ['1e400', true],
    ['5e-400', true],
    ['1000000000000000000000', true],
  ])('marks the number %s as long: %s', (number, isLong) => {
    const read = parseJson(number)
    expect(isLongNumber(read)).toBe(isLong)
    expect(isLong ? toText(String(read)) : read).toBe(isLong ? number : Number(number))
  })

  it.each(['', '{', '0123456789012345678', '+12345678901234567890', '12345678901234567890x', '"1'])(
    'rejects invalid JSON: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow(SyntaxError)
    },
  )

  it('keeps a string that starts with the marker of long numbers', () => {
    const text = '{"n":12345678901234567890,"t":"\uFDD012345678901234567890"}'
    const read = parseJson(text) as { t: string }
    expect(toText(read.t)).toBe('\uFDD012345678901234567890')
    expect(toJsonText(read)).toBe(text)
  })

  it('omits what JSON cannot hold', () => {
    const value = { a: undefined, b: [undefined], n: parseJson('12345678901234567890') }
    expect(toJsonText(value)).toBe('{"b":[null],"n":12345678901234567890}')
  })
})
