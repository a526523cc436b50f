import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardingPass, FlightLeg } from '@/domain/claim/boarding-pass'
import { newPassenger, type Passenger } from '@/domain/claim/companions'
import { NO_FLIGHT } from '@/domain/claim/flight-line'
import {
  addFamilyPass,
  factsForFlight,
  fillFromPass,
  findLeg,
  flightsOf,
  isOtherFlight,
  type PassFacts,
} from '@/domain/claim/pass-filling'
import { property } from '@tests/support/property'
import { anyText } from './arbitrary-text'

const NOTHING: PassFacts = { name: '', lastname: '', airline: '', flight: NO_FLIGHT }
const OUT = { number: 'LA 600', from: 'SCL', to: 'LIM', date: '2026-11-21', seat: '12A' }
const BACK = { number: 'H2 512', from: 'LIM', to: 'SCL', date: '2026-11-23', seat: '' }
const CAMILA = { name: 'Camila', lastname: 'Rojas', airline: 'LATAM' }
const LUIS = { name: 'Luis', lastname: 'Soto', airline: 'SKY' }
const FIRST: PassFacts = { ...CAMILA, flight: { ...OUT, reservation: 'ABC123' } }
const SECOND: PassFacts = { ...LUIS, flight: { ...BACK, reservation: 'XYZ789' } }

describe('a scanned pass', () => {
  it('fills an empty claim, adds to what the passenger typed, and replaces the flight', () => {
    expect(fillFromPass(NOTHING, null, FIRST)).toEqual(FIRST)
    const typed = { name: 'Ana', airline: 'JETSMART' }
    expect(fillFromPass({ ...NOTHING, ...typed }, null, FIRST)).toEqual({ ...FIRST, ...typed })
  })
})

describe('a second pass', () => {
  const scanAgain = (change: Partial<PassFacts>) =>
    fillFromPass({ ...FIRST, ...change }, FIRST, SECOND)

  it('replaces what the first one filled in or the passenger cleared', () => {
    expect(scanAgain({})).toEqual(SECOND)
    expect(scanAgain({ airline: '' })).toEqual(SECOND)
  })

  it.each<[string, Partial<PassFacts>]>([
    ['the airline', { airline: 'OTRA' }],
    ['the name, whole', { name: 'Camila Andrea', lastname: 'Rojas Díaz' }],
  ])('keeps %s as the passenger changed it', (_, change) => {
    expect(scanAgain(change)).toEqual({ ...SECOND, ...change })
  })

  it('never mixes two people: a half-changed name keeps its other half', () => {
    expect(scanAgain({ lastname: 'Díaz' })).toMatchObject({ name: 'Camila', lastname: 'Díaz' })
  })

  it('keeps a corrected value if it has the same data as the first, else uses its own', () => {
    const corrected = { ...FIRST, flight: { ...FIRST.flight, date: '2025-11-21' } }
    expect(fillFromPass(corrected, FIRST, FIRST)).toEqual(corrected)
    expect(scanAgain(corrected).flight).toEqual(SECOND.flight)
  })
})

type FamilyClaim = Parameters<typeof addFamilyPass>[0]
const NO_CLAIM: FamilyClaim = { ...NOTHING, rut: '', companions: [] }
const FAMILY: FamilyClaim = { ...FIRST, rut: '12.345.678-5', companions: [] }
const LUZ: Passenger = { id: '2', name: 'Luz', lastname: 'Rojas', rut: '' }

const passOf = (name: string, lastname: string): PassFacts => ({ ...FIRST, name, lastname })

describe('a pass of a family', () => {
  it('makes a passenger of each further name', () => {
    const all = ['Camila', 'Luz', 'Pedro', 'Ema'].reduce(
      (now, name) => ({ ...now, ...addFamilyPass(now, passOf(name, 'Rojas')) }),
      NO_CLAIM,
    )
    expect(all).toMatchObject(FIRST)
    const [pedro, ema] = [
      { ...LUZ, id: '3', name: 'Pedro' },
      { ...LUZ, id: '4', name: 'Ema' },
    ]
    expect(all.companions).toEqual([LUZ, pedro, ema])
  })

  const ONE_COMPANION = [newPassenger([])]

  it.each<[string, Partial<FamilyClaim>, PassFacts, number, string]>([
    ['of the filing passenger', {}, FIRST, 0, 'known'],
    ['in other letters', { name: 'CÁMILA', lastname: 'Rójas' }, FIRST, 0, 'known'],
    ['with fewer names', { name: 'Camila Andrea', lastname: 'Rojas Díaz' }, FIRST, 0, 'known'],
    ['with more names', {}, passOf('Camila Andrea', 'Rojas Diaz'), 0, 'known'],
    ['without spaces', { name: 'María José' }, passOf('Mariajose', 'Rojas'), 0, 'known'],
    ['whose name begins alike', { name: 'Luis' }, passOf('Luisa', 'Rojas'), 1, 'added'],
    ['of the same surname', {}, passOf('Luz', 'Rojas'), 1, 'added'],
    ['of the same first name', {}, passOf('Camila', 'Soto'), 1, 'added'],
    ['that was cut before the first name', {}, passOf('', 'Rojas'), 1, 'added'],
    ['of a passenger who is there', { companions: [LUZ] }, passOf('Luz', 'Rojas'), 1, 'known'],
    ['for an empty one', { companions: ONE_COMPANION }, passOf('Luz', 'Soto'), 1, 'filled'],
    ['for half a name', { lastname: '' }, FIRST, 0, 'filled'],
    ['for the other half', { name: '' }, FIRST, 0, 'filled'],
    ['for another half', { lastname: '' }, passOf('Luz', 'Rojas'), 1, 'added'],
    ['for an empty airline', { airline: '' }, FIRST, 0, 'filled'],
    ['for an empty flight', { flight: NO_FLIGHT }, FIRST, 0, 'filled'],
    ['without a name', { companions: [LUZ] }, passOf('', ''), 0, 'known'],
  ])('%s: %#', (_what, change, pass, passenger, outcome) => {
    expect(addFamilyPass({ ...FAMILY, ...change }, pass)).toMatchObject({ passenger, outcome })
  })

  it('gives a new passenger an id that the filing never used', () => {
    const { companions } = addFamilyPass(FAMILY, passOf('Luz', 'Rojas'), ['2', '5'])
    expect(companions).toEqual([{ ...LUZ, id: '6' }])
  })

  it('leaves the seat in the flight line to the passenger who files', () => {
    const now = { ...FAMILY, flight: { ...FIRST.flight, seat: '', reservation: '' } }
    expect(addFamilyPass(now, passOf('Luz', 'Rojas')).flight).toEqual({ ...FIRST.flight, seat: '' })
    expect(addFamilyPass(now, FIRST).flight).toEqual(FIRST.flight)
  })

  const word = fc.oneof(fc.constantFrom('', ' ', 'Camila', 'Luz', 'Rojas', 'Soto'), anyText)
  const person = fc.record({ name: word, lastname: word, rut: word })
  const route = { from: word, to: word, date: word }
  const flight = fc.record({ number: word, ...route, reservation: word, seat: word })
  const pass = fc.record({ name: word, lastname: word, airline: word, flight })
  const family = fc.array(person, { maxLength: 4 })

  property('never changes what is there', [family, pass, pass], (people, first, read) => {
    const companions = people.map((one, at) => ({ ...one, id: String(at + 2) }))
    const now = { ...first, rut: '', companions }
    const { passenger, outcome, ...filled } = addFamilyPass(now, read)
    companions.forEach((one, at) => {
      const after = filled.companions[at]
      expect(after).toMatchObject({ id: one.id, rut: one.rut })
      if (one.name.trim() !== '') expect(after?.name).toBe(one.name)
      if (one.lastname.trim() !== '') expect(after?.lastname).toBe(one.lastname)
    })
    for (const field of ['name', 'lastname', 'airline'] as const) {
      if (now[field].trim() !== '') expect(filled[field]).toBe(now[field])
    }
    expect(filled.companions).toHaveLength(companions.length + (outcome === 'added' ? 1 : 0))
    expect(passenger).toBeLessThanOrEqual(companions.length + 1)
    if (outcome === 'known') expect(filled).toEqual({ ...first, companions })
    // A second time changes nothing.
    if (read.name.trim() !== '' && /[a-z]/i.test(read.lastname)) {
      expect(addFamilyPass({ ...now, ...filled }, read).outcome).toBe('known')
    }
  })
})

describe('the flight of a pass', () => {
  const { flight } = FIRST
  it.each([
    ['the same', {}, false],
    ['another seat', { seat: '1A' }, false],
    ['another reservation', { reservation: 'ZZZ999' }, false],
    ['the number without a space', { number: 'LA600' }, false],
    ['an unknown day', { date: '' }, false],
    ['another day', { date: '2026-11-22' }, true],
    ['another number', { number: 'LA 601' }, true],
    ['another airport', { to: 'MIA' }, true],
  ])('with %s is another flight: %s', (_what, change, expected) => {
    expect(isOtherFlight(flight, { ...flight, ...change })).toBe(expected)
    expect(isOtherFlight({ ...flight, ...change }, flight)).toBe(expected)
  })

  const out: FlightLeg = { ...flight, airline: 'LATAM' }
  const on: FlightLeg = { ...out, number: 'LA 2460', from: 'LIM', to: 'MIA', seat: '3C' }
  const name = { name: 'Camila', lastname: 'Rojas', isNameCut: false }
  const camila: BoardingPass = { ...name, legs: [out, on] }
  const luz: BoardingPass = { ...camila, name: 'Luz', legs: [{ ...out, seat: '12B' }] }

  it('is chosen without a question if only one can be meant', () => {
    expect(findLeg([out], null)).toBe(out)
    expect(findLeg([out], on)).toBe(out)
    expect(findLeg([out, on], null)).toBeUndefined()
    expect(findLeg([out, on], on)).toBe(on)
    expect(findLeg([out, on], NO_FLIGHT)).toBeUndefined()
    expect(findLeg([], out)).toBeUndefined()
  })

  it('is listed once for all passengers, and gives the passes that are for it', () => {
    expect(flightsOf([camila, luz])).toEqual([out, on])
    expect(factsForFlight([camila, luz], out)).toEqual([
      FIRST,
      { ...FIRST, name: 'Luz', flight: { ...flight, seat: '12B' } },
    ])
    expect(factsForFlight([camila, luz], on).map(({ name }) => name)).toEqual(['Camila'])
    expect(factsForFlight([{ ...luz, legs: [] }])).toEqual([
      { ...NOTHING, name: 'Luz', lastname: 'Rojas' },
    ])
  })
})
