import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatLink, toChatPhone } from '@/domain/people/chat-link'
import { anyText, textOf } from './arbitrary-text'
import { property } from '@tests/support/property'

describe('the chat with a customer', () => {
  it.each([
    ['plus and digits', '+56912345678', '56912345678'],
    ['plus, spaces and hyphens', ' +56 9 1234-5678 ', '56912345678'],
    ['a plus in parentheses', '(+56) 9 1234 5678', '56912345678'],
    ['a foreign number', '+54 9 11 2345 6789', '5491123456789'],
    ['a short foreign number', '+9123 4567', '91234567'],
    ['a plus behind words', 'tel.: (+91) 23 45 67', '91234567'],
    ['a plus that is none', '9 1234 5678 + anexo', '56912345678'],
    ['the fewest digits', '+123456', '123456'],
    ['the most digits', '+123456789012345', '123456789012345'],
    ['a 00 prefix', '0056912345678', '56912345678'],
    ['56 and 8 digits', '5612345678', '5612345678'],
    ['56 and 9 digits', '56912345678', '56912345678'],
    ['56 and 10 digits', '561234567890', '561234567890'],
    ['a local number of 9 digits', '9 1234 5678', '56912345678'],
    ['a local number of 8 digits', '1234 5678', '5612345678'],
    ['a local number that starts with 56', '561234567', '56561234567'],
    ['any other 6 digits', '123456', '123456'],
    ['any other 10 digits', '1155512345', '1155512345'],
    ['any other 15 digits', '123456789012345', '123456789012345'],
  ])('opens with %s', (_, raw, phone) => {
    expect(toChatPhone(raw)).toBe(phone)
  })

  it.each([
    ...[null, undefined, '', 'no tiene', '12345', '1234567890123456', '+12345', '0012345'],
    '+56912345678 / +56987654321',
  ])('is not offered for %j', (raw) => {
    expect(toChatPhone(raw)).toBeNull()
  })

  const phoneLike = textOf('+0123456789 -()x')

  property('always has 6 to 15 digits', [fc.oneof(phoneLike, anyText)], (raw) => {
    const digits = toChatPhone(raw)
    if (digits !== null) expect(digits).toMatch(/^\d{6,15}$/)
  })

  property('contains the exact message', [textOf('aÑé ✈👍&=#?+%\n')], (message) => {
    const url = new URL(chatLink('56912345678', message))
    expect(url.host).toBe('wa.me')
    expect(url.pathname).toBe('/56912345678')
    expect(url.searchParams.get('text') ?? '').toBe(message)
  })

  it('works without a message, and with one cut in the middle of an emoji', () => {
    expect(chatLink('56912345678')).toBe('https://wa.me/56912345678')
    expect(chatLink('+56 9 1234 5678')).toBe('https://wa.me/56912345678')
    expect(chatLink('56912345678', 'Hola \ud83d')).toBe('https://wa.me/56912345678?text=Hola%20')
  })
})
