import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassenger } from '@/domain/claim/companions'
import {
  messageCounter,
  missingClaimFields,
  validateClaim,
  type ClaimFormValues,
} from '@/domain/forms/claim'
import { PASSENGER_FORM_FIELDS } from '@/domain/forms/claim-form-fields'
import { property } from '@tests/support/property'
import { complete, empty } from './claim-form-values'

const REQUIRED = 'Este campo es obligatorio'
const missingIn = (changes: Partial<ClaimFormValues>) =>
  missingClaimFields({ ...complete, ...changes }).map(({ field }) => field)

describe('a claim form', () => {
  it('without errors can be sent', () => {
    expect(validateClaim(complete)).toEqual({})
    expect(missingClaimFields(complete)).toEqual([])
  })

  it('that is empty reports what each field needs', () => {
    const texts = ['name', 'lastname', 'rut', 'phone', 'email', 'type', 'message']
    expect(validateClaim(empty)).toEqual({
      ...Object.fromEntries(texts.map((field) => [field, REQUIRED])),
      airline: 'Debes seleccionar una aerolínea.',
      files: 'Adjunta al menos un archivo',
      acceptsTerms: 'Debes aceptar la autorización para enviar tu reclamo.',
    })
  })

  const NO_RUT = { rut: 'Formato inválido. Ej: 12.345.678-9 o ABC12345' }
  const NO_PHONE = { phone: 'Número inválido' }
  const NO_EMAIL = { email: 'Escribe un correo válido, por ejemplo nombre@correo.cl' }
  const NO_MESSAGE = { message: REQUIRED }
  const TOO_LONG = { message: 'Has excedido el límite de 2000 caracteres. (2001/2000)' }

  it.each<[Partial<ClaimFormValues>, Partial<Record<keyof ClaimFormValues, string>>]>([
    [{ rut: '12.345.678-9' }, NO_RUT],
    [{ rut: 'AB1' }, NO_RUT],
    [{ rut: 'ABC12345' }, {}],
    [{ phone: '+5691234' }, NO_PHONE],
    [{ phone: '912345678' }, NO_PHONE],
    [{ phone: '+5491123456789' }, {}],
    [{ email: 'camila' }, NO_EMAIL],
    [{ name: '   ' }, { name: REQUIRED }],
    [{ airline: ' ' }, { airline: 'Debes seleccionar una aerolínea.' }],
    [{ message: ' \n ' }, NO_MESSAGE],
    [{ message: 'Vuelo LA 600, SCL-LIM, 21-11-2026' }, NO_MESSAGE],
    [{ message: 'Vuelo LA 600, SCL-LIM\n \n' }, NO_MESSAGE],
    [{ message: 'Vuelo LA 600, SCL-LIM\nLo cancelaron.' }, {}],
    [{ message: 'a'.repeat(2000) }, {}],
    [{ message: 'a'.repeat(2001) }, TOO_LONG],
  ])('with %j reports %j', (change, errors) => {
    expect(validateClaim({ ...complete, ...change })).toEqual(errors)
  })

  it('lists missing fields in the order of the page', () => {
    expect(missingClaimFields(empty).map(({ label }) => label)).toEqual([
      ...['Tipo de reclamo', 'Aerolínea', 'Mensaje', 'Archivos', 'Nombre', 'Apellido', 'RUT/DNI'],
      ...['Teléfono', 'Correo electrónico', 'Autorización'],
    ])
  })

  it('counts a text of only spaces, or of only the flight line, as missing', () => {
    expect(missingIn({ name: ' ', message: '\n' })).toEqual(['message', 'name'])
    expect(missingIn({ message: 'Vuelo LA 600, SCL-LIM, asiento 12A' })).toEqual(['message'])
  })

  it('counts an invalid field as filled: it is an error, but not missing', () => {
    const wrong = { rut: 'x', phone: '+1', email: 'x', message: 'a'.repeat(3000) }
    expect(missingIn(wrong)).toEqual([])
    const errors = validateClaim({ ...complete, ...wrong })
    expect(Object.keys(errors)).toEqual(['rut', 'phone', 'email', 'message'])
  })

  // Companions are optional, but each needs a name.
  const gaps: ClaimFormValues = { ...empty, companions: [newPassenger([])] }
  const some = fc.subarray(PASSENGER_FORM_FIELDS.map(({ field }) => field))

  property('has an error for every missing field, and for no valid field', [some], (emptied) => {
    const changes = Object.fromEntries(emptied.map((field) => [field, gaps[field]]))
    expect(missingIn(changes)).toEqual(emptied)
    const errors = validateClaim({ ...complete, ...changes })
    expect(Object.keys(errors).sort()).toEqual([...emptied].sort())
  })

  it('counts the characters of the message', () => {
    expect(messageCounter(0)).toBe('0/2000 caracteres')
    expect(messageCounter(2001)).toBe('2001/2000 caracteres')
  })
})
