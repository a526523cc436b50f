import { describe, expect, it } from 'vitest'
import { validateAuth, validateRecovery, type AuthValues } from '@/domain/forms/auth'
import { validateContact } from '@/domain/forms/contact'
import { CARD_DATA_MISSING, validateProfile } from '@/domain/forms/profile'

const newcomer: AuthValues = {
  mode: 'register',
  username: 'camila@correo.cl',
  password: 'secreta',
  repeatPassword: 'secreta',
  acceptsTerms: true,
}

const REQUIRED = 'Este campo es obligatorio'
const BAD_EMAIL = 'Escribe un correo válido, por ejemplo nombre@correo.cl'
const BAD_PHONE = 'Número inválido'

describe('the login / register dialog', () => {
  const DIFFERENT = { repeatPassword: 'Contraseñas No Coinciden' }
  const NO_TERMS = { acceptsTerms: 'Debes aceptar los Términos y Condiciones.' }
  const SIGN_IN = { mode: 'login', repeatPassword: '', acceptsTerms: false } as const

  it.each<[string, Partial<AuthValues>, ReturnType<typeof validateAuth>]>([
    ['accepts a new user', {}, {}],
    ['accepts a password of spaces and of any length', { password: ' ', repeatPassword: ' ' }, {}],
    ['compares passwords', { repeatPassword: 'otra' }, DIFFERENT],
    ['compares spaces too', { repeatPassword: 'secreta ' }, DIFFERENT],
    ['requires the repeated password', { repeatPassword: '' }, { repeatPassword: REQUIRED }],
    ['requires the terms', { acceptsTerms: false }, NO_TERMS],
    ['requires an e-mail', { username: '' }, { username: REQUIRED }],
    ['checks the e-mail', { username: 'camila' }, { username: BAD_EMAIL }],
    ['requires nothing more for a sign-in', SIGN_IN, {}],
    ['requires a password for a sign-in', { ...SIGN_IN, password: '' }, { password: REQUIRED }],
  ])('%s', (_, change, errors) => {
    expect(validateAuth({ ...newcomer, ...change })).toEqual(errors)
  })

  it('requires a usable e-mail to recover a password', () => {
    expect(validateRecovery({ email: ' ' })).toEqual({ email: REQUIRED })
    expect(validateRecovery({ email: 'camila@' })).toEqual({ email: BAD_EMAIL })
    expect(validateRecovery({ email: 'camila@correo.cl' })).toEqual({})
  })
})

describe('the contact form', () => {
  const message = { name: 'Camila', phone: '+56912345678', email: 'a@b.cl', message: 'Hola' }
  const all = (text: string) => ({ name: text, phone: text, email: text, message: text })

  it('requires every field, and a valid phone and e-mail', () => {
    expect(validateContact(message)).toEqual({})
    expect(validateContact(all(''))).toEqual(all(REQUIRED))
    const errors = validateContact({ ...message, phone: '56912345678', email: 'a@b' })
    expect(errors).toEqual({ phone: BAD_PHONE, email: BAD_EMAIL })
  })
})

describe('the profile', () => {
  const profile = { name: '', rut: '', address: '', phone: '' }

  it.each([
    [{}, {}],
    [{ rut: '12345678-5', phone: '56912345678' }, {}],
    [{ name: ' ', rut: ' ', address: ' ', phone: ' ' }, {}],
    [{ rut: 'ABC12345', phone: '+56 9 1234 5678' }, {}],
    [{ rut: '12345678-9' }, { rut: 'Formato inválido. Ej: 12.345.678-9 o ABC12345' }],
    [{ phone: '12' }, { phone: BAD_PHONE }],
  ])('with %j reports %j', (change, errors) => {
    const saved = { values: profile, unreadable: [] }
    expect(validateProfile({ ...profile, ...change }, saved)).toEqual(errors)
  })

  it('reports no error for unchanged values from the server', () => {
    const values = { ...profile, rut: '1-1', phone: 'por confirmar' }
    const saved = { values, unreadable: [] }
    expect(validateProfile({ ...values, address: 'Los Aromos 1' }, saved)).toEqual({})
    expect(validateProfile({ ...values, phone: ' por confirmar ' }, saved)).toEqual({})
    expect(validateProfile({ ...values, phone: 'otro' }, saved)).toEqual({ phone: BAD_PHONE })
  })

  it('reports an error for a change to an unreadable value', () => {
    const saved = { values: profile, unreadable: ['address', 'rut'] as const }
    expect(validateProfile({ ...profile, address: 'Los Aromos 1' }, saved)).toEqual({
      address: expect.stringMatching(/^No sabemos leer/) as unknown,
    })
    expect(validateProfile({ ...profile, name: 'Camila', rut: ' ' }, saved)).toEqual({})
  })

  it('lists what a card needs', () => {
    expect(CARD_DATA_MISSING).toBe('El rut y el nombre son obligatorios.')
  })
})
