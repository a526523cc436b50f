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
import { runs } from '@tests/support/properties'
import { property } from '@tests/support/property'

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
    '12.345.678-5',
    '12345678-5',
    '123456785',
    ' 12.345.678-5 ',
    '12.345.670-K',
    '12.345.670-k',
    '12.345.675-0',
    '1-9',
    '12.345678-5',
    // As copied from a PDF or a web page: no-break hyphen, en dash, minus.
    '12.345.678\u20115',
    '12.345.678–5',
    '12345678−5',
  ])('is recognised as %s', (text) => {
    expect(isValidRut(text)).toBe(true)
  })

  it.each([
    '12.345.678-9',
    '12.345.675-K',
    '012.345.678-5',
    '0-0',
    '00000000-0',
    '12.345.67-85',
    '1234.5678-5',
    '12-345-678-5',
    '12.345.678 5',
    '12345678-',
    'K-5',
    '-5',
    '',
    '   ',
    'hola',
    '١٢٣٤٥٦٧٨-5',
  ])('is rejected as "%s"', (text) => {
    expect(isValidRut(text)).toBe(false)
  })

  property(
    'has the check digit of an independent formula and of rut.js',
    [body],
    (number) => {
      const digit = rutCheckDigit(String(number))
      expect(digit).toBe(independentCheckDigit(number))
      expect(digit).toBe(oracle.getCheckDigit(String(number)))
    },
    1000,
  )

  it('has no check digit without a number', () => {
    expect(rutCheckDigit('')).toBe('')
    expect(rutCheckDigit('K')).toBe('')
  })

  property(
    'is accepted with exactly one check character, as rut.js does',
    [body, fc.constantFrom(...Array.from('0123456789Kk'))],
    (number, digit) => {
      const text = `${number}-${digit}`
      expect(isValidRut(text)).toBe(oracle.validate(text))
      expect(isValidRut(text)).toBe(digit.toUpperCase() === independentCheckDigit(number))
    },
    1000,
  )

  it('agrees with rut.js on texts made of the characters of a RUT', () => {
    const text = textOf('0123456789.-kK').filter(({ length }) => length <= 13)
    fc.assert(
      fc.property(text, (typed) => {
        expect(isValidRut(typed)).toBe(oracle.validate(typed))
      }),
      { numRuns: runs(2000) },
    )
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
  it.each([
    ['12.345.678-9', true],
    ['12345678-9', true],
    ['12.345.675-K', true],
    [' 1-8 ', true],
    ['12.345.6789', true],
    ['12.345.678-5', false],
    ['123456789', false],
    ['1234', false],
    ['012.345.678-9', false],
    ['1234.5678-9', false],
    ['12345678-', false],
    ['ABC-123', false],
    ['-', false],
    ['', false],
  ])('"%s": %s', (text, expected) => {
    expect(hasWrongCheckDigit(text)).toBe(expected)
  })

  property(
    'is every RUT with another check character, and none with the right one',
    [body, fc.constantFrom(...Array.from('0123456789K'))],
    (number, digit) => {
      const text = formatRut(`${number}${digit}`)
      expect(hasWrongCheckDigit(text)).toBe(digit !== independentCheckDigit(number))
    },
    1000,
  )

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
    ['12.345.678-5', true],
    ['ABC12345', true],
    ['12345', true],
    ['123456789', true],
    ['abcdefghijklmno', true],
    [' ABC12345 ', true],
    ['1-9', true],
    ['1234', false],
    ['abcdefghijklmnop', false],
    ['12.345.678-9', false],
    ['12345678-9', false],
    ['ABC 12345', false],
    ['ABC_12345', false],
    ['ñandú12', false],
    ['', false],
  ])('"%s" is acceptable: %s', (text, acceptable) => {
    expect(isValidIdDocument(text)).toBe(acceptable)
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
