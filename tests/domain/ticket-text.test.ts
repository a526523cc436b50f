import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTicketText } from '@/domain/claim/ticket-text'
import { property } from '@tests/support/property'
import { anyText } from './arbitrary-text'

const TODAY = new Date(2026, 10, 25, 12)

const read = (...lines: readonly string[]) => readTicketText(lines.join('\n'), TODAY)
type Passes = ReturnType<typeof read>
const namesOf = (passes: Passes) => passes.map(({ name, lastname }) => `${name}/${lastname}`)

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
    expect(namesOf(passes)).toEqual(['Camila/Rojas Díaz', 'Luz/Rojas Díaz'])
    const route = { from: 'SCL', to: 'LIM', number: 'LA 600', date: '2026-11-21' }
    const leg = { ...route, reservation: 'ABC123', seat: '', airline: 'LATAM' }
    expect(passes[0]?.legs).toEqual([leg])
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
    const legs = pass?.legs.map(({ number, from, to, date }) => [number, from, to, date].join())
    expect(legs).toEqual(['H2 512,SCL,LIM,2026-11-20', 'H2 513,LIM,SCL,2026-11-27'])
    expect(pass?.legs[0]?.airline).toBe('SKY')
  })

  it.each([
    ['behind a label', 'Pasajero: Camila Rojas', 'Camila/Rojas'],
    ['below a label', 'Nombre del pasajero\nCAMILA ROJAS DÍAZ', 'Camila/Rojas Díaz'],
    ['in English', 'Passenger name: Mr. John Smith', 'John/Smith'],
    ['of a pass', 'ROJAS DIAZ/CAMILA MRS', 'Camila/Rojas Diaz'],
    ['with a document', 'Pasajero: Ana Soto - RUT 12.345.678-5', 'Ana/Soto'],
    ['twice', 'SOTO/ANA\nPasajero: Ana Soto', 'Ana/Soto'],
    ['none but a heading', 'Pasajeros\nFecha de salida', '/'],
    ['none but airports', 'SCL/LIM', '/'],
    ['none but a company', 'Nombre: Latam Airlines Group', '/'],
  ])('has a name %s', (_what, text, name) => {
    expect(namesOf(read('Vuelo LA 600 SCL - LIM', text))).toEqual([name])
  })

  it.each([
    ['nothing', ''],
    ['a receipt', 'Boleta 123456\nTotal $ 45.990\n21-11-2026'],
    ['a flight number alone', 'Gracias por volar en el LA 600'],
    ['a letter', 'Estimada Camila Rojas:\nle escribimos por su reclamo del 21-11-2026.'],
  ])('is not read from %s', (_what, text) => {
    expect(readTicketText(text, TODAY)).toEqual([])
  })

  const piece = fc.constantFrom('Pasajero: ', '\n', 'LA 600', 'SCL-LIM', '/', 'ANA')
  const parts = fc.array(fc.oneof(anyText, piece), { maxLength: 12 })

  property('of any kind never fails', [parts], (some) => {
    for (const { name, lastname, legs } of readTicketText(some.join(''), TODAY)) {
      expect(legs.length).toBeGreaterThan(0)
      expect(`${name}${lastname}`).not.toContain('\n')
    }
  })
})
