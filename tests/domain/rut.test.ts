import fc from 'fast-check'
import * as oracle from 'rut.js'
import { describe, expect, it } from 'vitest'
import {
  areSameRut,
  cleanRut,
  formatIdDocument,
  formatRut,
  hasWrongCheckDigit,
  isValidIdDocument,
  isValidRut,
  rutCheckDigit,
} from '@/domain/country/rut'
import { anyText, textOf } from './arbitrary-text'
import { property, withSamples } from '@tests/support/property'

const body = fc.integer({ min: 1, max: 999_999_999 })

/** The check digit, computed independently of the product's code. */
function independentCheckDigit(number: number): string {
  const weights = [2, 3, 4, 5, 6, 7, 2, 3, 4, 5, 6, 7]
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (Math.floor(number / 10 ** place) % 10),
    0,
  )
  return '0K987654321'[sum % 11] ?? ''
}

const rut = body.map((number) => `${number}${independentCheckDigit(number)}`)

describe('a Chilean RUT', () => {
  it.each([
    ...['12.345.678-5', '12345678-5', '123456785', ' 12.345.678-5 ', '12.345.670-K'],
    ...['12.345.670-k', '12.345.675-0', '1-9', '12.345678-5'],
    // As copied from a PDF or a web page: no-break hyphen, en dash, minus.
    ...['12.345.678\u20115', '12.345.678–5', '12345678−5'],
  ])('is recognised as %s', (text) => {
    expect(isValidRut(text)).toBe(true)
  })

  it.each([
    ...['12.345.678-9', '12.345.675-K', '012.345.678-5', '0-0', '00000000-0', '12.345.67-85'],
    ...['1234.5678-5', '12-345-678-5', '12.345.678 5', '12345678-', 'K-5', '-5', '', '   '],
    ...['hola', '١٢٣٤٥٦٧٨-5'],
  ])('is rejected as "%s"', (text) => {
    expect(isValidRut(text)).toBe(false)
  })

  const anyDigit = fc.constantFrom(...Array.from('0123456789Kk'))

  withSamples(1000)('has the right check digit', [body, anyDigit], (number, digit) => {
    const right = rutCheckDigit(String(number))
    expect(right).toBe(independentCheckDigit(number))
    expect(right).toBe(oracle.getCheckDigit(String(number)))
    const text = `${number}-${digit}`
    expect(isValidRut(text)).toBe(oracle.validate(text))
    expect(isValidRut(text)).toBe(digit.toUpperCase() === right)
  })

  it('has no check digit without a number', () => {
    expect(rutCheckDigit('')).toBe('')
    expect(rutCheckDigit('K')).toBe('')
  })

  const rutLike = textOf('0123456789.-kK').filter(({ length }) => length <= 13)

  withSamples(2000)('agrees with rut.js on texts of its characters', [rutLike], (typed) => {
    expect(isValidRut(typed)).toBe(oracle.validate(typed))
  })

  property('stays valid and equal in any format', [rut], (clean) => {
    const formatted = formatRut(clean)
    expect(isValidRut(formatted)).toBe(true)
    expect(cleanRut(formatted)).toBe(clean)
    expect(formatRut(formatted)).toBe(formatted)
    expect(formatted).toBe(oracle.format(clean))
    expect(areSameRut(clean.toLowerCase(), formatted)).toBe(true)
  })

  it.each([
    ['012.345.678-5', '123456785'],
    ['000012345670k', '12345670K'],
    ['K-1.0.0', 'K100'],
    ['00', ''],
  ])('%s is compared as %s', (text, clean) => {
    expect(cleanRut(text)).toBe(clean)
  })

  property('is never produced from arbitrary text', [anyText], (text) => {
    expect(cleanRut(text)).toMatch(/^([1-9K][\dK]*)?$/)
    expect(cleanRut(cleanRut(text))).toBe(cleanRut(text))
    expect(isValidRut(text)).toBe(isValidRut(formatRut(text)))
  })

  it.each([
    ['123456785', '12.345.678-5'],
    ['12345670k', '12.345.670-K'],
    ['19', '1-9'],
    ['1234567-4', '1.234.567-4'],
    [' 123456789 ', '12.345.678-9'],
    [' AB12345 ', 'AB12345'],
    ['012345678-5', '012345678-5'],
    ['', ''],
  ])('is written from "%s" as "%s"', (typed, shown) => {
    expect(formatRut(typed)).toBe(shown)
  })
})

describe('a RUT with a wrong check digit', () => {
  it.each([...['12.345.678-9', '12345678-9', '12.345.675-K', ' 1-8 ', '12.345.6789']])(
    'is "%s"',
    (text) => {
      expect(hasWrongCheckDigit(text)).toBe(true)
    },
  )

  it.each([
    ...['12.345.678-5', '123456789', '1234', '012.345.678-9', '1234.5678-9', '12345678-'],
    ...['ABC-123', '-', ''],
  ])('is not "%s"', (text) => {
    expect(hasWrongCheckDigit(text)).toBe(false)
  })

  const anyDigit = fc.constantFrom(...Array.from('0123456789K'))

  withSamples(1000)('is one with another digit', [body, anyDigit], (number, digit) => {
    const text = formatRut(`${number}${digit}`)
    expect(hasWrongCheckDigit(text)).toBe(digit !== independentCheckDigit(number))
  })

  property('is not reported for a correct RUT or another document', [anyText], (text) => {
    expect(hasWrongCheckDigit(text) && isValidIdDocument(text)).toBe(false)
  })
})

describe('comparing two RUTs', () => {
  it('distinguishes two people', () => {
    expect(areSameRut('12.345.678-5', '12.345.670-K')).toBe(false)
  })

  it.each([
    ['12.345.678-9', '12.345.678-5'],
    ['12.345.678-5', ''],
    ['x', 'x'],
  ])('rejects %s and %s, of which one is no RUT', (first, second) => {
    expect(() => areSameRut(first, second)).toThrow('One or both RUTs are invalid')
  })
})

describe('the document of a passenger', () => {
  it.each([
    ...['12.345.678-5', 'ABC12345', '12345', '123456789', 'abcdefghijklmno', ' ABC12345 ', '1-9'],
  ])('may be "%s"', (text) => {
    expect(isValidIdDocument(text)).toBe(true)
  })

  it.each([
    ...['1234', 'abcdefghijklmnop', '12.345.678-9', '12345678-9', 'ABC 12345', 'ABC_12345'],
    ...['ñandú12', ''],
  ])('may not be "%s"', (text) => {
    expect(isValidIdDocument(text)).toBe(false)
  })

  it.each([
    ['123456785', '12.345.678-5'],
    [' abc12345 ', 'abc12345'],
    ['123456789', '123456789'],
    ['12345678-9', '12345678-9'],
    ['12.345.678-9', '12.345.678-9'],
    ['1-9', '1-9'],
  ])('typed as "%s" is shown as "%s"', (typed, shown) => {
    expect(formatIdDocument(typed)).toBe(shown)
  })
})
