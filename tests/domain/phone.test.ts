import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  callingCode,
  isValidPhone,
  normalizeTypedPhone,
  phoneForCountry,
  type CountryCode,
} from '@/domain/people/phone'
import { completePhoneRules } from '@/domain/people/phone-rules'
import { anyText, textOf } from './arbitrary-text'
import { property } from '@tests/support/property'

const countries: readonly CountryCode[] = ['CL', 'AR', 'PE', 'BO', 'US', 'ES']
const anyCountry = fc.constantFrom(...countries)
const typedText = fc.oneof(anyText, textOf('+00569 ()-1234'))

beforeAll(completePhoneRules)

/** The part after the calling code; a number of another country stays whole. */
function nationalPart(value: string, country: CountryCode): string {
  const prefix = `+${callingCode(country)}`
  return value.startsWith(prefix) ? value.slice(prefix.length) : value
}

describe('a phone number', () => {
  it.each([
    ...['+56912345678', '+56 9 1234 5678', '+56212345678', '+5491123456789', '+51987654321'],
    ...['+59171234567', '+12125552368', '\u00a0+56\u00a09 1234 5678'],
  ])('is accepted as %s', (text) => {
    expect(isValidPhone(text)).toBe(true)
  })

  it.each([
    ...['56912345678', '912345678', '0056912345678', '+56', '+5691234567', '+569123456789'],
    ...['+56-9-1234-5678', '+56 1 2345 6789', '+12345', '+1234567890123456', '++56912345678'],
    ...['+56912345678x', '+56091234567', '', '   ', 'hola'],
    // Unassigned calling codes.
    ...['+0123456789', '+999123456789'],
  ])('is rejected as "%s"', (text) => {
    expect(isValidPhone(text)).toBe(false)
  })

  property('has a plus and 6 to 15 digits whenever it is accepted', [typedText], (text) => {
    if (isValidPhone(text)) expect(text.replace(/\s/g, '')).toMatch(/^\+\d{6,15}$/)
  })
})

describe('a number in any usual form is understood', () => {
  it.each<[string, CountryCode, CountryCode, string]>([
    ['+56 9 1234 5678', 'CL', 'CL', '+56912345678'],
    ['+56912345678', 'CL', 'CL', '+56912345678'],
    ['56912345678', 'CL', 'CL', '+56912345678'],
    ['0056912345678', 'CL', 'CL', '+56912345678'],
    ['00 56 9 1234 5678', 'AR', 'CL', '+56912345678'],
    ['912345678', 'CL', 'CL', '+56912345678'],
    ['9 1234 5678', 'CL', 'CL', '+56912345678'],
    ['09 1234 5678', 'CL', 'CL', '+56912345678'],
    ['(2) 2123 4567', 'CL', 'CL', '+56221234567'],
    ['tel:+56-9-1234-5678', 'CL', 'CL', '+56912345678'],
    ['(+56) 9.1234.5678', 'CL', 'CL', '+56912345678'],
    ['\uff0b\uff15\uff16 \uff19 \uff11\uff12\uff13\uff14 5678', 'CL', 'CL', '+56912345678'],
    ['+54 9 11 2345 6789', 'CL', 'AR', '+5491123456789'],
    ['5491123456789', 'CL', 'AR', '+5491123456789'],
    ['0054 9 11 2345 6789', 'CL', 'AR', '+5491123456789'],
    ['11 2345 6789', 'AR', 'AR', '+541123456789'],
    ['9 11 2345 6789', 'AR', 'AR', '+5491123456789'],
    ['011 15 2345 6789', 'AR', 'AR', '+5491123456789'],
    ['987 654 321', 'PE', 'PE', '+51987654321'],
    ['51987654321', 'CL', 'PE', '+51987654321'],
    ['71234567', 'BO', 'BO', '+59171234567'],
    ['59171234567', 'CL', 'BO', '+59171234567'],
    ['+1 212 555 2368', 'CL', 'US', '+12125552368'],
    ['56912345678', 'AR', 'CL', '+56912345678'],
  ])('%s while %s is selected', (raw, selected, country, value) => {
    expect(normalizeTypedPhone(raw, selected)).toEqual({ country, value })
  })

  it.each<[string, string]>([
    ['+56+56912345678', '+56912345678'],
    ['+56 +56 9 1234 5678', '+56912345678'],
    ['+56 56912345678', '+56912345678'],
    ['+56 0056912345678', '+56912345678'],
    ['+56912345678+', '+56912345678'],
    ['+56 09 8765 4321', '+56987654321'],
    ['+56 02 2123 4567', '+56221234567'],
  ])('%s, pasted after the fixed calling code', (raw, value) => {
    expect(normalizeTypedPhone(raw, 'CL')).toEqual({ country: 'CL', value })
  })

  it('and the country follow a foreign number pasted after the Chilean code', () => {
    const entry = { country: 'AR', value: '+5491123456789' }
    expect(normalizeTypedPhone('+56+54 9 11 2345 6789', 'CL')).toEqual(entry)
    expect(normalizeTypedPhone('+560054 9 11 2345 6789', 'CL')).toEqual(entry)
  })

  it.each(['', '   ', 'sin número', '()-'])('"%s" has no number', (raw) => {
    expect(normalizeTypedPhone(raw, 'PE')).toEqual({ country: 'PE', value: '' })
  })

  it.each(['+', '00', ' + '])('"%s" is the start of a foreign number', (raw) => {
    expect(normalizeTypedPhone(raw, 'CL')).toEqual({ country: 'CL', value: '+' })
  })
})

describe('an incomplete or invalid number', () => {
  it.each<[string, CountryCode, CountryCode, string]>([
    ['+54 911', 'CL', 'AR', '+54911'],
    ['+7 912 345 67', 'CL', 'RU', '+791234567'],
    ['+54', 'CL', 'CL', '+54'],
    ['+999 123', 'CL', 'CL', '+999123'],
    // Several countries share a calling code: the selected one is kept.
    ['+7 912 345 67', 'KZ', 'KZ', '+791234567'],
    ['+44 7712 345', 'GG', 'GG', '+447712345'],
  ])('%s while %s is selected belongs to %s', (raw, selected, country, value) => {
    expect(normalizeTypedPhone(raw, selected)).toEqual({ country, value })
  })

  it.each(['+56 11 56912345678', '91 2034 5678', '9120345678'])(
    '%s keeps all its digits',
    (raw) => {
      const digits = raw.replace(/\D/g, '').replace(/^56/, '')
      expect(normalizeTypedPhone(raw, 'CL')).toEqual({ country: 'CL', value: `+56${digits}` })
    },
  )

  it('of 11 or more digits may start with a calling code, a shorter one may not', () => {
    expect(normalizeTypedPhone('5622345678', 'CL').value).toBe('+565622345678')
    const entry = { country: 'CL', value: '+56221234567' }
    expect(normalizeTypedPhone('56221234567', 'AR')).toEqual(entry)
  })
})

describe('a number typed digit by digit', () => {
  it.each<[string, CountryCode, CountryCode, string]>([
    ['912345678', 'CL', 'CL', '+56912345678'],
    ['229021234', 'CL', 'CL', '+56229021234'],
    ['452212345', 'CL', 'CL', '+56452212345'],
    ['1123456789', 'AR', 'AR', '+541123456789'],
    ['+5491123456789', 'CL', 'AR', '+5491123456789'],
    ['+51987654321', 'CL', 'PE', '+51987654321'],
    ['0056912345678', 'CL', 'CL', '+56912345678'],
  ])('%s while %s is selected', (keys, selected, country, value) => {
    let entry = { country: selected, value: '' }
    for (const key of keys) {
      entry = normalizeTypedPhone(nationalPart(entry.value, entry.country) + key, entry.country)
    }
    expect(entry).toEqual({ country, value })
  })

  const national = fc.stringMatching(/^[2-9]\d{0,8}$/)

  property('stays in its country until it is complete', [national], (typed) => {
    const entry = { country: 'CL', value: `+56${typed}` }
    expect(normalizeTypedPhone(typed, 'CL')).toEqual(entry)
  })
})

describe('any typed text', () => {
  property('becomes a plus with digits, or empty', [typedText, anyCountry], (raw, country) => {
    expect(normalizeTypedPhone(raw, country).value).toMatch(/^(\+\d*)?$/)
  })

  property('has the same meaning when parsed again', [typedText, anyCountry], (raw, country) => {
    const once = normalizeTypedPhone(raw, country)
    if (isValidPhone(once.value)) {
      expect(normalizeTypedPhone(once.value, once.country)).toEqual(once)
    }
  })

  const digits = fc.stringMatching(/^\d{1,12}$/)

  property('is split without loss', [anyCountry, digits], (country, national) => {
    const value = `+${callingCode(country)}${national}`
    expect(phoneForCountry(value, country)).toBe(value)
  })
})

describe('another country', () => {
  it.each<[string, CountryCode, string]>([
    ['+56912345678', 'AR', '+54912345678'],
    ['+54911', 'CL', '+56911'],
    ['+59171234567', 'PE', '+5171234567'],
    ['', 'AR', ''],
    ['+56', 'AR', ''],
    ['+999123', 'CL', '+56999123'],
  ])('keeps the national digits of "%s" under %s', (value, country, moved) => {
    expect(phoneForCountry(value, country)).toBe(moved)
  })
})
