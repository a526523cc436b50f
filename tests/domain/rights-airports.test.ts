import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AIRPORTS, OTHER_AIRPORT, findAirport } from '@/domain/rights/airports'
import { isEuCountry, kmBetween, routeOf } from '@/domain/rights/route'
import { property } from '@tests/support/property'

const anyCode = fc.constantFrom(...AIRPORTS.map(({ code }) => code))
const km = (from: string, to: string) => kmBetween(from, to) ?? NaN

/** Countries south of the equator, and east of Greenwich. */
const SOUTH = 'CL AR BO BR EC PE PY UY AU NZ'
const EAST = 'FR DE IT NL CH TR AE AU NZ'

describe('the airports', () => {
  it('have a code, a unique city, a country and coordinates', () => {
    for (const { code, city, country, latitude, longitude } of AIRPORTS) {
      expect(code).toMatch(/^[A-Z]{3}$/)
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(city).not.toBe('')
      expect(Math.abs(latitude)).toBeLessThan(66)
      expect(latitude < 0).toBe(SOUTH.includes(country))
      expect(Math.abs(longitude)).toBeLessThan(180)
      expect(longitude > 0).toBe(EAST.includes(country) || code === 'BCN')
    }
    expect(new Set(AIRPORTS.map(({ code }) => code)).size).toBe(AIRPORTS.length)
    expect(new Set(AIRPORTS.map(({ city }) => city)).size).toBe(AIRPORTS.length)
  })

  it('start with those of Chile, from Arica to Rapa Nui', () => {
    const chilean = AIRPORTS.filter(({ country }) => country === 'CL')
    expect(AIRPORTS.slice(0, chilean.length)).toEqual(chilean)
    expect(chilean.map(({ code }) => code).join(' ')).toBe(
      'ARI IQQ CJC ANF CPO LSC SCL CCP ZCO ZAL ZOS PMC MHC BBA PNT PUQ WPU IPC',
    )
  })

  it.each([OTHER_AIRPORT, '', 'scl', 'XXX'])('do not contain %j', (code) => {
    expect(findAirport(code)).toBeNull()
    expect(kmBetween('SCL', code)).toBeNull()
    expect(kmBetween(code, 'SCL')).toBeNull()
  })
})

describe('the distance', () => {
  it.each([
    ['SCL', 'LIM', 2460],
    ['SCL', 'MAD', 10700],
    ['SCL', 'PUQ', 2190],
    ['SCL', 'GRU', 2620],
    ['SCL', 'IPC', 3760],
    ['SCL', 'MIA', 6650],
    ['SCL', 'SYD', 11350],
    ['SCL', 'AKL', 9670],
    ['MAD', 'LHR', 1245],
    ['JFK', 'LAX', 3975],
  ])('from %s to %s is about %i km', (from, to, expected) => {
    expect(Math.abs(km(from, to) - expected) / expected).toBeLessThan(0.012)
  })

  property('is a metric', [anyCode, anyCode, anyCode], (from, to, via) => {
    expect(km(from, from)).toBe(0)
    expect(km(from, to)).toBeCloseTo(km(to, from), 6)
    expect(km(from, to)).toBeLessThanOrEqual(km(from, via) + km(via, to) + 1e-6)
    expect(km(from, to)).toBeLessThan(20_016)
  })
})

describe('a route', () => {
  it.each([
    ['SCL', 'PMC', { from: 'CL', to: 'CL', isDomestic: true }],
    ['SCL', 'LIM', { from: 'CL', to: 'PE', isDomestic: false }],
    ['SCL', OTHER_AIRPORT, { from: 'CL', to: null, isDomestic: null, km: null }],
    [OTHER_AIRPORT, OTHER_AIRPORT, { from: null, to: null, isDomestic: null, km: null }],
  ])('from %s to %s is known if both airports are', (from, to, known) => {
    expect(routeOf({ from, to })).toMatchObject(known)
  })

  it('is incomplete without two different airports', () => {
    for (const [from = '', to = ''] of [
      ['', 'SCL'],
      ['SCL', ''],
      ['SCL', 'SCL'],
      ['SCL', 'XXX'],
    ])
      expect(routeOf({ from, to })).toBeNull()
  })

  it('has the 27 EU countries, Iceland, Norway and Switzerland as European', () => {
    const european =
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS NO CH'
    expect(european.split(' ')).toHaveLength(30)
    expect(european.split(' ').filter((country) => !isEuCountry(country))).toEqual([])
    for (const country of ['GB', 'TR', 'CL', 'US', null]) expect(isEuCountry(country)).toBe(false)
  })
})
