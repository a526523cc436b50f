import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isMessageRead,
  readAirlineMessage,
  type AirlineMessage,
} from '@/domain/claim/airline-message/read-airline-message'
import { findAirport } from '@/domain/rights/airports'
import { foldText } from '@/domain/search-text'
import { anyText } from './arbitrary-text'
import { property } from '@tests/support/property'

const TODAY = new Date(2026, 10, 25, 12)
const NO_TRIP = { number: '', from: '', to: '', date: '', reservation: '' }
const NOTHING = { type: '', airline: '', ...NO_TRIP, cause: '' }

const CORPUS = readFileSync('tests/domain/airline-messages.txt', 'utf8')
  .split(/^# /m)
  .slice(1)
  .map((block) => {
    const [title = '', facts = '', ...lines] = block.split('\n')
    const told = facts.split(/^=$|^= | \| /).filter((fact) => fact !== '')
    const expected = Object.fromEntries(told.map((fact) => fact.split(': '))) as Readonly<
      Record<string, string>
    >
    return { title, expected, text: lines.join('\n').trim() }
  })

function factsOf({ type, airline, flight, cause }: AirlineMessage) {
  const { number, from, to, date, reservation } = flight
  return { type, airline, number, from, to, date, reservation, cause }
}

describe('an airline message', () => {
  it.each(CORPUS)('says: $title', ({ text, expected }) => {
    const { airlineName, ...facts } = expected
    const message = readAirlineMessage(text, TODAY)
    expect(factsOf(message)).toEqual({ ...NOTHING, ...facts })
    if (airlineName !== undefined) expect(message.airlineName).toBe(airlineName)
  })

  it.each(CORPUS)('says the same with other line ends and spaces: $title', ({ text }) => {
    const other = `\n${text.replaceAll('\n', '\r\n').replaceAll(' ', '\u00a0')}\n\n`
    expect(readAirlineMessage(other, TODAY)).toEqual(readAirlineMessage(text, TODAY))
  })

  it('without words says nothing', () => {
    expect(factsOf(readAirlineMessage('   \n\n ', TODAY))).toEqual(NOTHING)
  })

  it('names the other troubles that it speaks of', () => {
    const text = CORPUS.find(({ title }) => title.startsWith('a cancelled flight'))?.text
    expect(readAirlineMessage(text ?? '', TODAY).otherTypes).toEqual(['PROBLEMA EQUIPAJE'])
  })

  it('counts today as past, and tomorrow as last year', () => {
    const dayOf = (day: string) =>
      readAirlineMessage(`Tu vuelo LA 600 del ${day} fue cancelado`, TODAY).flight.date
    expect(dayOf('25 de noviembre')).toBe('2026-11-25')
    expect(dayOf('26 de noviembre')).toBe('2025-11-26')
    expect(dayOf('29 de febrero')).toBe('2024-02-29')
  })
})

/** Letters and digits only. */
const solid = (text: string) => foldText(text).replace(/[^a-z\d]/g, '')

function standsIn(text: string, { flight, cause }: AirlineMessage): boolean {
  const whole = solid(text)
  const isNamed = (code: string) => {
    const city = findAirport(code)?.city.split(' (')[0]
    return whole.includes(code.toLowerCase()) || (city !== undefined && whole.includes(solid(city)))
  }
  const [, , day = ''] = flight.date.split('-')
  return (
    [flight.reservation, cause].every((fact) => whole.includes(solid(fact))) &&
    new RegExp(flight.number.toLowerCase().replace(' ', '0*')).test(whole) &&
    [flight.from, flight.to].every((code) => code === '' || isNamed(code)) &&
    whole.includes(String(Number(day || '0') || ''))
  )
}

/** Texts made of the pieces of real ones, in any order. */
const words =
  'vuelo LA 600 H2 cancelado no si retraso 20 de noviembre reserva ABC123 SCL LIM - a \n por debido a'
const pieces = fc.constantFrom(
  ...CORPUS.flatMap(({ text }) => text.split(/(?<=[.:,\n])/)),
  ...words.split(' '),
)
const mixedText = fc
  .array(fc.oneof(pieces, pieces, anyText), { maxLength: 14 })
  .map((parts) => parts.join(' '))

describe('any text', () => {
  property('gives nothing that it does not say', [mixedText, anyText], (text, any) => {
    const message = readAirlineMessage(text, TODAY)
    expect(standsIn(text.normalize('NFC'), message)).toBe(true)
    expect(isMessageRead(message) || factsOf(message).type === '').toBe(true)
    expect(() => readAirlineMessage(any, TODAY)).not.toThrow()
  })

  it.each([
    ...['vuelo ', 'vuelo LA 600 ', '20 de noviembre ', 'si no ', 'cancelado ', 'Santiago - Lima '],
    ...['tu vuelo fue cancelado por ', 'SCL-', 'Código de reserva: ABC123 ', ' ', '\n', '>\n'],
    ...['::::', '1/1/', 'El ', 'debido a ', 'a', 'Á'],
  ])('of a megabyte of %j is read at once', (piece) => {
    const text = piece.repeat(Math.ceil(1e6 / piece.length))
    const start = performance.now()
    readAirlineMessage(text, TODAY)
    // Thirty times what it takes: only a pattern that runs away is slower.
    expect(performance.now() - start).toBeLessThan(3000)
  })
})
