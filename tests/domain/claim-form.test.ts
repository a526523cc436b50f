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
import { complete, empty } from './claim-form-values'

describe('a claim form', () => {
  it('without errors can be sent', () => {
    expect(validateClaim(complete)).toEqual({})
    expect(missingClaimFields(complete)).toEqual([])
  })

  it('that is empty reports what each field needs', () => {
    expect(validateClaim(empty)).toEqual({
      name: 'Este campo es obligatorio',
      lastname: 'Este campo es obligatorio',
      rut: 'Este campo es obligatorio',
      phone: 'Este campo es obligatorio',
      email: 'Este campo es obligatorio',
      type: 'Este campo es obligatorio',
      airline: 'Debes seleccionar una aerolínea.',
      message: 'Este campo es obligatorio',
      files: 'Adjunta al menos un archivo',
      acceptsTerms: 'Debes aceptar la autorización para enviar tu reclamo.',
    })
  })

  it.each<[Partial<ClaimFormValues>, Partial<Record<keyof ClaimFormValues, string>>]>([
    [{ rut: '12.345.678-9' }, { rut: 'Formato inválido. Ej: 12.345.678-9 o ABC12345' }],
    [{ rut: 'AB1' }, { rut: 'Formato inválido. Ej: 12.345.678-9 o ABC12345' }],
    [{ rut: 'ABC12345' }, {}],
    [{ phone: '+5691234' }, { phone: 'Número inválido' }],
    [{ phone: '912345678' }, { phone: 'Número inválido' }],
    [{ phone: '+5491123456789' }, {}],
    [{ email: 'camila' }, { email: 'Escribe un correo válido, por ejemplo nombre@correo.cl' }],
    [{ name: '   ' }, { name: 'Este campo es obligatorio' }],
    [{ airline: ' ' }, { airline: 'Debes seleccionar una aerolínea.' }],
    [{ message: ' \n ' }, { message: 'Este campo es obligatorio' }],
    [{ message: 'Vuelo LA 600, SCL-LIM, 21-11-2026' }, { message: 'Este campo es obligatorio' }],
    [{ message: 'Vuelo LA 600, SCL-LIM\n \n' }, { message: 'Este campo es obligatorio' }],
    [{ message: 'Vuelo LA 600, SCL-LIM\nLo cancelaron.' }, {}],
    [{ message: 'a'.repeat(2000) }, {}],
    [
      { message: 'a'.repeat(2001) },
      { message: 'Has excedido el límite de 2000 caracteres. (2001/2000)' },
    ],
    [
      { acceptsTerms: false },
      { acceptsTerms: 'Debes aceptar la autorización para enviar tu reclamo.' },
    ],
  ])('with %j reports %j', (change, errors) => {
    expect(validateClaim({ ...complete, ...change })).toEqual(errors)
  })

  it('lists missing fields in the order of the page', () => {
    expect(missingClaimFields(empty).map(({ label }) => label)).toEqual([
      'Tipo de reclamo',
      'Aerolínea',
      'Mensaje',
      'Archivos',
      'Nombre',
      'Apellido',
      'RUT/DNI',
      'Teléfono',
      'Correo electrónico',
      'Autorización',
    ])
  })

  it('counts a text of only spaces as missing', () => {
    const blank = { ...complete, name: ' ', message: '\n' }
    expect(missingClaimFields(blank).map(({ field }) => field)).toEqual(['message', 'name'])
  })

  it('counts a message of only the flight line as missing', () => {
    const flightAlone = { ...complete, message: 'Vuelo LA 600, SCL-LIM, asiento 12A' }
    expect(missingClaimFields(flightAlone).map(({ field }) => field)).toEqual(['message'])
  })

  it('counts an invalid field as filled: it is an error, but not missing', () => {
    const wrong = { ...complete, rut: 'x', phone: '+1', email: 'x', message: 'a'.repeat(3000) }
    expect(missingClaimFields(wrong)).toEqual([])
    expect(Object.keys(validateClaim(wrong))).toEqual(['rut', 'phone', 'email', 'message'])
  })

  it('has an error for every missing field, and for no valid field', () => {
    // Companions are optional, but each needs a name.
    const gaps: ClaimFormValues = { ...empty, companions: [newPassenger([])] }
    const keys = fc.subarray(PASSENGER_FORM_FIELDS.map(({ field }) => field))
    fc.assert(
      fc.property(keys, (emptied) => {
        const changes = Object.fromEntries(emptied.map((field) => [field, gaps[field]]))
        const values = { ...complete, ...changes }
        expect(missingClaimFields(values).map(({ field }) => field)).toEqual(emptied)
        expect(Object.keys(validateClaim(values)).sort()).toEqual([...emptied].sort())
      }),
    )
  })

  it('counts the characters of the message', () => {
    expect(messageCounter(0)).toBe('0/2000 caracteres')
    expect(messageCounter(2001)).toBe('2001/2000 caracteres')
  })
})
