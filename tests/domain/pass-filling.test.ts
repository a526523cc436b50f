import { describe, expect, it } from 'vitest'
import { NO_FLIGHT } from '@/domain/claim/flight-line'
import { fillFromPass, type PassFacts } from '@/domain/claim/pass-filling'

const NOTHING: PassFacts = { name: '', lastname: '', airline: '', flight: NO_FLIGHT }
const FIRST: PassFacts = {
  name: 'Camila',
  lastname: 'Rojas',
  airline: 'LATAM',
  flight: {
    number: 'LA 600',
    from: 'SCL',
    to: 'LIM',
    date: '2026-11-21',
    reservation: 'ABC123',
    seat: '12A',
  },
}
const SECOND: PassFacts = {
  name: 'Luis',
  lastname: 'Soto',
  airline: 'SKY',
  flight: {
    number: 'H2 512',
    from: 'LIM',
    to: 'SCL',
    date: '2026-11-23',
    reservation: 'XYZ789',
    seat: '',
  },
}

describe('a scanned pass', () => {
  it('fills an empty claim', () => {
    expect(fillFromPass(NOTHING, null, FIRST)).toEqual(FIRST)
  })

  it('adds to what the passenger typed, and replaces the flight', () => {
    const now = { ...NOTHING, name: 'Ana', airline: 'JETSMART' }
    expect(fillFromPass(now, null, FIRST)).toEqual({ ...FIRST, name: 'Ana', airline: 'JETSMART' })
  })
})

describe('a second pass', () => {
  it('replaces everything that the first one filled in', () => {
    expect(fillFromPass(FIRST, FIRST, SECOND)).toEqual(SECOND)
  })

  it.each<[string, Partial<PassFacts>]>([
    ['the airline', { airline: 'OTRA' }],
    ['the name, whole', { name: 'Camila Andrea', lastname: 'Rojas Díaz' }],
  ])('keeps %s as the passenger changed it', (_, change) => {
    expect(fillFromPass({ ...FIRST, ...change }, FIRST, SECOND)).toEqual({ ...SECOND, ...change })
  })

  it('never mixes two people: a half-changed name keeps its other half', () => {
    const { name, lastname } = fillFromPass({ ...FIRST, lastname: 'Díaz' }, FIRST, SECOND)
    expect([name, lastname]).toEqual(['Camila', 'Díaz'])
  })

  it('fills in again what the passenger cleared', () => {
    expect(fillFromPass({ ...FIRST, airline: '' }, FIRST, SECOND).airline).toBe('SKY')
  })

  it('keeps a corrected value if it has the same data as the first, else uses its own', () => {
    const corrected = { ...FIRST, flight: { ...FIRST.flight, date: '2025-11-21' } }
    expect(fillFromPass(corrected, FIRST, FIRST)).toEqual(corrected)
    expect(fillFromPass(corrected, FIRST, SECOND).flight).toEqual(SECOND.flight)
  })
})
