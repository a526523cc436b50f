import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from '@/domain/people/email'
import {
  canCharge,
  canSeeAdmin,
  canSeeEarnings,
  canSeeLegal,
  parseRole,
} from '@/domain/people/roles'

describe('the menu of each role', () => {
  it.each([
    ['TAXI', { earnings: true, admin: false, legal: false, charge: false }],
    ['ADMIN', { earnings: false, admin: true, legal: false, charge: true }],
    ['LEGAL', { earnings: false, admin: false, legal: true, charge: false }],
    ['USER', { earnings: false, admin: false, legal: false, charge: false }],
    [null, { earnings: false, admin: false, legal: false, charge: false }],
    ['', { earnings: false, admin: false, legal: false, charge: false }],
    ['SUPERADMIN', { earnings: false, admin: false, legal: false, charge: false }],
  ])('%s', (role, offered) => {
    for (const text of role === null ? [null] : [role, role.toLowerCase(), ` ${role} `]) {
      expect({
        earnings: canSeeEarnings(text),
        admin: canSeeAdmin(text),
        legal: canSeeLegal(text),
        charge: canCharge(text),
      }).toEqual(offered)
    }
  })

  it('depends on the exact text: other values are no role', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        if (typeof raw !== 'string') expect(parseRole(raw)).toBeNull()
      }),
    )
    expect(parseRole(['ADMIN'])).toBeNull()
    expect(parseRole(' aDmIn ')).toBe('ADMIN')
  })
})

describe('an e-mail', () => {
  it.each([
    'nombre@correo.cl',
    'nombre.apellido+vuelo@sub.correo.com.ar',
    ' nombre@correo.cl ',
    'ñandú@correo.cl',
    "o'neil@x.io",
  ])('is accepted as "%s"', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    '',
    'nombre',
    'nombre@',
    '@correo.cl',
    'nombre@correo',
    'nombre@correo.c',
    'nombre@correo..cl',
    'nombre@.cl',
    'nombre@correo.cl.',
    'nom bre@correo.cl',
    'nombre@cor reo.cl',
    'a@b@correo.cl',
    'mailto:nombre@correo.cl',
    '<nombre@correo.cl>',
    'nombre@correo.cl,',
  ])('is rejected as "%s"', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  it('is accepted in every form that fast-check generates', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true)
      }),
    )
  })

  it('is checked fast, even for a long text', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false)
  })
})
