import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  companionProblems,
  EMPTY_COMPANION,
  onePerPassenger,
  passengerKey,
  problemText,
  type Companion,
} from '@/domain/claim/companions'

const RUT = '12.345.678-5'
const PEDRO: Companion = { name: 'Pedro', lastname: 'Soto', rut: '5.261.117-2' }
const TWICE =
  'Este RUT/DNI ya está en la lista. Cada pasajero va una sola vez: corrígelo o quítalo.'

const wrongIn = (companions: readonly Companion[]) =>
  companionProblems({ rut: RUT, companions }).map(problemText)

describe('whoever travelled along', () => {
  it.each<[string, readonly Companion[], readonly string[]]>([
    ['nobody', [], []],
    ['one with all three fields', [PEDRO], []],
    ['a foreign document', [{ ...PEDRO, rut: 'ABC12345' }], []],
    [
      'one without anything',
      [EMPTY_COMPANION],
      [
        'Pasajero 2, Nombre: Este campo es obligatorio',
        'Pasajero 2, Apellido: Este campo es obligatorio',
        'Pasajero 2, RUT/DNI: Este campo es obligatorio',
      ],
    ],
    [
      'a wrong RUT',
      [PEDRO, { ...PEDRO, rut: '12.345.678-9' }],
      ['Pasajero 3, RUT/DNI: Formato inválido. Ej: 12.345.678-9 o ABC12345'],
    ],
    ['the one who files', [{ ...PEDRO, rut: '12345678-5' }], [`Pasajero 2, RUT/DNI: ${TWICE}`]],
    ['one of them twice', [PEDRO, PEDRO], [`Pasajero 3, RUT/DNI: ${TWICE}`]],
  ])('may be %s', (_what, companions, problems) => {
    expect(wrongIn(companions)).toEqual(problems)
  })

  it.each([
    ['12.345.678-5', '12345678-5'],
    ['012345670k', '12.345.670-K'],
    ['abc12345', 'ABC12345'],
  ])('is the same person as %s and as %s', (one, other) => {
    expect(passengerKey(one)).toBe(passengerKey(other))
  })

  it('gets a claim of their own with everything else shared, in the order of the page', () => {
    const text = fc.string()
    const person = fc.record({ name: text, lastname: text, rut: text })
    fc.assert(
      fc.property(person, fc.array(person), text, (first, companions, message) => {
        const claims = onePerPassenger({ ...first, companions, message })
        expect(claims).toEqual([first, ...companions].map((someone) => ({ ...someone, message })))
      }),
    )
  })
})
