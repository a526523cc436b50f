import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeToken, displayName } from '@/session/identity'
import { unicodeText } from '@tests/domain/arbitrary-text'
import { makeToken } from './make-token'

const OWN = 'https://vuelojusto.cl'
const GOOGLE = 'https://accounts.google.com'

describe('decodeToken', () => {
  it('returns the claims that the app uses, with accents, and drops the others', () => {
    const claims = {
      iss: OWN,
      sub: 'a@b.cl',
      name: 'Íñigo Ñuñoa',
      email: 'a@b.cl',
      exp: 1700000000,
    }
    expect(decodeToken(makeToken({ ...claims, role: 'ADMIN' }))).toEqual(claims)
  })

  it.each([
    ['nothing', ''],
    ['a word', 'undefined'],
    ['dots', '..'],
    ['a payload that is no base64', 'e30.%%%.x'],
    ['a payload that is no JSON', `e30.${Buffer.from('{"sub"').toString('base64url')}.x`],
    ['a payload of null', makeToken(null)],
    ['a payload that is a text', makeToken('str')],
    ['a payload that is a list', makeToken([1])],
    ['a payload that is a number', makeToken(5)],
  ])('returns null for %s', (_what, token) => {
    expect(decodeToken(token)).toBeNull()
  })

  it('drops claims of another type', () => {
    const token = makeToken({ iss: 1, sub: {}, name: null, email: ['a'], exp: 'soon' })
    expect(decodeToken(token)).toEqual({})
  })

  it('never throws', () => {
    const payloads = fc.anything().map((value) => {
      try {
        return makeToken(value)
      } catch {
        return 'e30..x'
      }
    })
    fc.assert(
      fc.property(fc.oneof(fc.string(), unicodeText(20), payloads), (token) => {
        const claims = decodeToken(token)
        const types = claims && Object.values(claims).map((value) => typeof value)
        expect(types?.every((type) => type === 'string' || type === 'number') ?? true).toBe(true)
      }),
    )
  })
})

describe('displayName', () => {
  const own = { iss: OWN, sub: 'camila', name: 'Camila Rojas', email: 'camila@demo.cl' }
  const google = { ...own, iss: GOOGLE, sub: '1093' }

  it.each([
    ['the navigation bar', 'navigation', own, 'camila'],
    ['the claim form', 'claim', own, 'camila'],
    ['the landing page', 'landing', own, 'camila'],
    ['the navigation bar', 'navigation', google, 'Camila Rojas'],
    ['the landing page', 'landing', google, 'camila@demo.cl'],
    ['the claim form', 'claim', google, 'camila@demo.cl'],
  ] as const)('in %s follows SPEC 3 (%s, %o)', (_place, context, claims, expected) => {
    expect(displayName(claims, context, OWN)).toBe(expected)
  })

  it.each([
    ['no e-mail', 'landing', { iss: GOOGLE, name: 'Ana' }, 'Ana'],
    ['no name', 'navigation', { iss: GOOGLE, email: 'a@b.cl' }, 'a@b.cl'],
    ['a blank name', 'navigation', { iss: GOOGLE, name: ' ', email: 'a@b.cl' }, 'a@b.cl'],
    ['only a subject', 'navigation', { iss: GOOGLE, sub: 'x' }, 'x'],
    ['no subject of ours', 'claim', { iss: OWN, name: 'Ana' }, 'Ana'],
    ['nothing at all', 'navigation', {}, ''],
  ] as const)(
    'falls back to another name when a token has %s',
    (_what, context, claims, expected) => {
      expect(displayName(claims, context, OWN)).toBe(expected)
    },
  )

  it("treats only a token without issuer as the site's own if no issuer is configured", () => {
    const unnamed = { sub: own.sub, name: own.name, email: own.email }
    expect(displayName(unnamed, 'navigation', '')).toBe('camila')
    expect(displayName(own, 'navigation', '')).toBe('Camila Rojas')
    expect(displayName({ ...own, iss: '' }, 'navigation', '')).toBe('Camila Rojas')
    expect(displayName(unnamed, 'navigation', OWN)).toBe('Camila Rojas')
  })

  it('ignores a trailing slash in the configured issuer', () => {
    expect(displayName(own, 'navigation', `${OWN}/`)).toBe('camila')
  })
})
