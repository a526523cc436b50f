import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toDayString } from '@/domain/dates'
import {
  flightLine,
  flightText,
  keepFlight,
  NO_FLIGHT,
  splitMessage,
  toCode,
  toFlightNumber,
  withFlight,
  withNewFlight,
  type FlightFacts,
} from '@/domain/claim/flight-line'
import { property } from '@tests/support/property'

const TRIP = { number: 'LA 600', from: 'SCL', to: 'LIM', date: '2026-11-21' }
const WHOLE: FlightFacts = { ...TRIP, reservation: 'ABC123', seat: '12A' }

const WHOLE_LINE = 'Vuelo LA 600, SCL-LIM, 21-11-2026, reserva ABC123, asiento 12A'

const capitals = (minLength: number, maxLength: number) =>
  fc.stringMatching(new RegExp(`^[A-Z]{${minLength},${maxLength}}$`))

const codes = fc.oneof(fc.constant(''), capitals(1, 4))
const airports = fc.oneof(
  fc.constant({ from: '', to: '' }),
  fc.record({ from: capitals(3, 3), to: capitals(3, 3) }),
)
const days = { min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }
const dates = fc.oneof(fc.constant(''), fc.date(days).map(toDayString))

const flights: fc.Arbitrary<FlightFacts> = fc
  .tuple(fc.string().map(toFlightNumber), airports, dates, codes, codes)
  .map(([number, route, date, reservation, seat]) => ({
    number,
    ...route,
    date,
    reservation,
    seat,
  }))

describe('the flight line', () => {
  it.each<[string, Partial<FlightFacts>, string]>([
    ['all facts of a pass', WHOLE, WHOLE_LINE],
    ['a number alone', { number: 'H2 512' }, 'Vuelo H2 512'],
    ['a date alone', { date: '2026-05-03' }, 'Vuelo 03-05-2026'],
    ['one airport', { number: 'JA 41', from: 'SCL' }, 'Vuelo JA 41'],
    ['nothing', {}, ''],
  ])('says %s', (_what, facts, line) => {
    expect(flightLine({ ...NO_FLIGHT, ...facts })).toBe(line)
    expect(flightText({ ...NO_FLIGHT, ...facts })).toBe(line.replace('Vuelo ', ''))
  })

  it.each([
    'Vuelo cancelado sin aviso',
    'Vuelo LA 600, cancelado',
    'Vuelo 21-11-2026, LA 600',
    'Vuelo LA 600, SKY 2',
    'vuelo LA 600',
    'Vuelo ',
    'Vuelo LA 600,',
  ])("is not found in the passenger's own sentence: %s", (message) => {
    expect(splitMessage(message)).toEqual({ flight: NO_FLIGHT, rest: message })
  })

  const graphemes = fc.string({ unit: 'grapheme' })

  property('is parsed back from before any text', [flights, graphemes], (flight, text) => {
    if (flightLine(flight) === '') return
    expect(splitMessage(withFlight(text, flight)).flight).toEqual(flight)
  })

  property('is replaced and removed', [flights, flights, fc.string()], (before, after, text) => {
    const { rest } = splitMessage(text)
    const first = withFlight(text, before)
    if (flightLine(before) === '' || splitMessage(rest).rest !== rest) return
    // The passenger's text stays.
    expect(splitMessage(withFlight(first, after)).rest).toBe(
      flightLine(after) === '' ? rest : splitMessage(withFlight(rest, after)).rest,
    )
    expect(withFlight(first, NO_FLIGHT)).toBe(rest)
  })
})

describe('a replaced message', () => {
  it.each([
    ['a new story', 'Cancelaron todo', `${WHOLE_LINE}\nCancelaron todo`],
    ['one with the same letter', 'Volví al otro día', `${WHOLE_LINE}\nVolví al otro día`],
    ['nothing', '', ''],
    ['the line half erased', 'Vuelo LA', 'Vuelo LA'],
    ['a restarted line', 'V', 'V'],
    ['something written above it', `Hola\n${WHOLE_LINE}`, `Hola\n${WHOLE_LINE}`],
  ])('by %s keeps or drops the flight line', (_what, after, message) => {
    expect(keepFlight(`${WHOLE_LINE}\nLlegué tarde`, after)).toBe(message)
  })

  it('stays unchanged without a flight line', () => {
    expect(keepFlight('Llegué tarde', 'Cancelaron todo')).toBe('Cancelaron todo')
  })
})

describe('typed flight data', () => {
  it.each([
    ['la600', 'LA600'],
    [' la 600', 'LA 600'],
    ['LATAM, 600\n', 'LATAM 600'],
    ['LA600/LA601', 'LA600 LA601'],
    ['la600-la601', 'LA600 LA601'],
    ['LAN 1234 / LAN 1235', 'LAN 1234 LAN 1235'],
    ['h2-512', 'H2512'],
    ['ñandú 1', 'AND 1'],
  ])('%j becomes the number %j', (typed, number) => {
    expect(toFlightNumber(typed)).toBe(number)
  })

  it.each([
    ['scl', 3, 'SCL'],
    ['Santiago', 3, 'SAN'],
    ['12-a', 4, '12A'],
  ])('%j becomes the code %j', (typed, length, code) => {
    expect(toCode(typed, length)).toBe(code)
  })
})

describe('a flight named on another page', () => {
  const SAID = { ...NO_FLIGHT, from: 'SCL', to: 'LIM' }

  it.each([
    ['', 'Vuelo SCL-LIM'],
    ['Me dejaron abajo.', 'Vuelo SCL-LIM\nMe dejaron abajo.'],
    ['Vuelo LA 123\nMe dejaron abajo.', 'Vuelo LA 123\nMe dejaron abajo.'],
    ['Vuelo de ida, dos horas tarde.', 'Vuelo SCL-LIM\nVuelo de ida, dos horas tarde.'],
  ])('is the first line of "%s" unless it has one', (message, expected) => {
    expect(withNewFlight(message, SAID)).toBe(expected)
    expect(withNewFlight(message, NO_FLIGHT)).toBe(message)
  })
})
