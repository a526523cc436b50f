import { describe, expect, it } from 'vitest'
import {
  companionProblems,
  newPassenger,
  passengerKey,
  passengersOf,
  problemText,
  type Companion,
} from '@/domain/claim/companions'

const RUT = '12.345.678-5'
const PEDRO: Companion = { name: 'Pedro', lastname: 'Soto', rut: '5.261.117-2' }
const TWICE =
  'Este RUT/DNI ya está en la lista. Cada pasajero va una sola vez: corrígelo o quítalo.'

const wrongIn = (companions: readonly Companion[]) =>
  companionProblems({ rut: RUT, companions }).map(problemText)

describe('companions', () => {
  const withRut = (rut: string) => ({ ...PEDRO, rut })
  const WRONG = 'Formato inválido. Ej: 12.345.678-9 o ABC12345'
  const EMPTY = ['Nombre', 'Apellido', 'RUT/DNI'].map(
    (label) => `Pasajero 2, ${label}: Este campo es obligatorio`,
  )

  it.each<[string, readonly Companion[], readonly string[]]>([
    ['no passenger', [], []],
    ['one with all three fields', [PEDRO], []],
    ['a foreign document', [withRut('ABC12345')], []],
    ['one without anything', [newPassenger([])], EMPTY],
    ['a wrong RUT', [PEDRO, withRut('12.345.678-9')], [`Pasajero 3, RUT/DNI: ${WRONG}`]],
    ['the main passenger', [withRut('12345678-5')], [`Pasajero 2, RUT/DNI: ${TWICE}`]],
    ['a companion twice', [PEDRO, PEDRO], [`Pasajero 3, RUT/DNI: ${TWICE}`]],
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

  it('get an id that was never used before', () => {
    expect(newPassenger([]).id).toBe('2')
    expect(newPassenger(['2', '3']).id).toBe('4')
    // Passenger 3 was sent and removed from the list.
    expect(newPassenger(['2', '1', '3']).id).toBe('4')
  })

  it('follow the main passenger', () => {
    const first = { name: 'Ana', lastname: 'Soto', rut: RUT }
    const companions = [{ id: '2', ...PEDRO }]
    expect(passengersOf({ ...first, companions })).toEqual([{ id: '1', ...first }, ...companions])
  })
})
