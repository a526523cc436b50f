import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail, suggestEmail } from '@/domain/people/email'
import {
  canCharge,
  canSeeAdmin,
  canSeeEarnings,
  canSeeLegal,
  parseRole,
} from '@/domain/people/roles'
import { property } from '@tests/support/property'

describe('the menu of each role', () => {
  it.each([
    ['TAXI', ['earnings']],
    ['ADMIN', ['admin', 'charge']],
    ['LEGAL', ['legal']],
    ['USER', []],
    [null, []],
    ['', []],
    ['SUPERADMIN', []],
  ])('of %s offers %j', (role, offered) => {
    const menu = {
      earnings: canSeeEarnings,
      admin: canSeeAdmin,
      legal: canSeeLegal,
      charge: canCharge,
    }
    for (const text of role === null ? [null] : [role, role.toLowerCase(), ` ${role} `]) {
      const shown = Object.entries(menu).filter(([, isOffered]) => isOffered(text))
      expect(shown.map(([name]) => name)).toEqual(offered)
    }
  })

  property('is that of no role for other values', [fc.anything()], (raw) => {
    if (typeof raw !== 'string') expect(parseRole(raw)).toBeNull()
  })

  it('is found in any case, and not in a list', () => {
    expect(parseRole(['ADMIN'])).toBeNull()
    expect(parseRole(' aDmIn ')).toBe('ADMIN')
  })
})

describe('an e-mail', () => {
  it.each([
    ...['nombre@correo.cl', 'nombre.apellido+vuelo@sub.correo.com.ar', ' nombre@correo.cl '],
    ...['ñandú@correo.cl', "o'neil@x.io"],
  ])('is accepted as "%s"', (text) => {
    expect(isEmail(text)).toBe(true)
  })

  it.each([
    ...['', 'nombre', 'nombre@', '@correo.cl', 'nombre@correo', 'nombre@correo.c'],
    ...['nombre@correo..cl', 'nombre@.cl', 'nombre@correo.cl.', 'nom bre@correo.cl'],
    ...['nombre@cor reo.cl', 'a@b@correo.cl', 'mailto:nombre@correo.cl', '<nombre@correo.cl>'],
    ...['nombre@correo.cl,'],
  ])('is rejected as "%s"', (text) => {
    expect(isEmail(text)).toBe(false)
  })

  property('is accepted in every form that fast-check generates', [fc.emailAddress()], (email) => {
    expect(isEmail(email)).toBe(true)
  })

  it('is checked fast, even for a long text', () => {
    expect(isEmail(`${'a.'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false)
  })
})

describe('a slip in the domain of an e-mail', () => {
  it.each([
    ['Camila@gmial.com', 'Camila@gmail.com'],
    ['camila@gamil.com', 'camila@gmail.com'],
    ['camila@gmail.con', 'camila@gmail.com'],
    ['camila@gmail.co', 'camila@gmail.com'],
    ['camila@gmailcom', 'camila@gmail.com'],
    ['camila@GMAIL.COMM ', 'camila@gmail.com'],
    ['camila@hotmial.com', 'camila@hotmail.com'],
    ['camila@hormail.com', 'camila@hotmail.com'],
    ['camila@outlok.com', 'camila@outlook.com'],
    ['camila@yahooo.com', 'camila@yahoo.com'],
    ['camila@icoud.com', 'camila@icloud.com'],
  ])('%s is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    ...['gmail.com', 'GMAIL.com', 'mail.com', 'email.com', 'ymail.com', 'hotmail.es', 'yahoo.ca'],
    ...['outlook.cl', 'uchile.cl', 'gmial.com.ar', 'gmial.com@gmial.com', ''],
  ])('is not seen in the domain "%s"', (domain) => {
    expect(suggestEmail(`camila@${domain}`)).toBeNull()
  })

  it.each(['gmial.com', '@gmial.com', ''])('is not seen in "%s"', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })

  property('is corrected to an e-mail without one', [fc.emailAddress()], (typed) => {
    const meant = suggestEmail(typed)
    if (meant !== null) expect([isEmail(meant), suggestEmail(meant)]).toEqual([true, null])
  })
})
