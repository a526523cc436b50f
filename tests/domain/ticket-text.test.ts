import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTicketText } from '@/domain/claim/ticket-text'
import { anyText } from './arbitrary-text'

const TODAY = new Date(2026, 10, 25, 12)

const read = (...lines: readonly string[]) => readTicketText(lines.join('\n'), TODAY)
const namesIn = (...lines: readonly string[]) =>
  read('Vuelo LA 600 SCL - LIM', ...lines).map(({ name, lastname }) => [name, lastname])

describe('the text of a ticket', () => {
  it('has the flight, the reservation and the passengers', () => {
    const passes = read(
      'Confirmación de compra',
      'Código de reserva: ABC123',
      'Pasajeros',
      '1. Camila Rojas Díaz (Adulto)',
      '2. Luz Rojas Díaz (Niño)',
      'Vuelo LA 600 21 de noviembre de 2026',
      'Santiago (SCL) - Lima (LIM)',
    )
    expect(passes.map(({ name, lastname }) => [name, lastname])).toEqual([
      ['Camila', 'Rojas Díaz'],
      ['Luz', 'Rojas Díaz'],
    ])
    expect(passes[0]?.legs).toEqual([
      {
        from: 'SCL',
        to: 'LIM',
        number: 'LA 600',
        date: '2026-11-21',
        reservation: 'ABC123',
        seat: '',
        airline: 'LATAM',
      },
    ])
  })

  it('with a way there and back has both flights, each with its day and route', () => {
    const [pass] = read(
      'Reserva ABC123',
      'IDA',
      'Vuelo H2 512, 20 nov 2026',
      'Santiago (SCL) - Lima (LIM)',
      'VUELTA',
      'Vuelo H2 513, 27 nov 2026',
      'Lima (LIM) - Santiago (SCL)',
    )
    expect(pass?.legs.map(({ number, from, to, date }) => [number, from, to, date])).toEqual([
      ['H2 512', 'SCL', 'LIM', '2026-11-20'],
      ['H2 513', 'LIM', 'SCL', '2026-11-27'],
    ])
    expect(pass?.legs[0]?.airline).toBe('SKY')
  })

  it.each<[string, readonly string[], readonly (readonly string[])[]]>([
    ['behind a label', ['Pasajero: Camila Rojas'], [['Camila', 'Rojas']]],
    ['below a label', ['Nombre del pasajero', 'CAMILA ROJAS DÍAZ'], [['Camila', 'Rojas Díaz']]],
    ['in English', ['Passenger name: Mr. John Smith'], [['John', 'Smith']]],
    ['of a pass', ['ROJAS DIAZ/CAMILA MRS'], [['Camila', 'Rojas Diaz']]],
    ['with a document', ['Pasajero: Ana Soto - RUT 12.345.678-5'], [['Ana', 'Soto']]],
    ['twice', ['SOTO/ANA', 'Pasajero: Ana Soto'], [['Ana', 'Soto']]],
    ['none but a heading', ['Pasajeros', 'Fecha de salida'], [['', '']]],
    ['none but airports', ['SCL/LIM'], [['', '']]],
    ['none but a company', ['Nombre: Latam Airlines Group'], [['', '']]],
  ])('has a name %s', (_what, lines, names) => {
    expect(namesIn(...lines)).toEqual(names)
  })

  it.each([
    ['nothing', ''],
    ['a receipt', 'Boleta 123456\nTotal $ 45.990\n21-11-2026'],
    ['a flight number alone', 'Gracias por volar en el LA 600'],
    ['a letter', 'Estimada Camila Rojas:\nle escribimos por su reclamo del 21-11-2026.'],
  ])('is not read from %s', (_what, text) => {
    expect(readTicketText(text, TODAY)).toEqual([])
  })

  it('of any kind never fails', () => {
    const part = fc.oneof(
      anyText,
      fc.constantFrom('Pasajero: ', '\n', 'LA 600', 'SCL-LIM', '/', 'ANA'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        for (const { name, lastname, legs } of readTicketText(parts.join(''), TODAY)) {
          expect(legs.length).toBeGreaterThan(0)
          expect(`${name}${lastname}`).not.toContain('\n')
        }
      }),
    )
  })
})
