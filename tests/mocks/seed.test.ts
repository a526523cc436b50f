import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'
import { AIRLINES, CLAIM_TYPES } from '@/domain/claim/catalogue'
import { contactAge } from '@/domain/claim/status/contact-age'
import { CLAIM_CATEGORIES, subcategoriesOf } from '@/domain/claim/status/status'
import { daysBetween, parseDay } from '@/domain/dates'
import { cleanRut, isValidRut } from '@/domain/country/rut'
import { seedState } from '@/mocks/seed/seed-state'
import { createChance } from '@/mocks/seed/random'
import { runs } from '@tests/support/properties'

const NOW = new Date(2026, 2, 10, 9, 30)
const { claims, users } = seedState(NOW)

/** Of SPEC 3. */
const SEEDED = CLAIM_CATEGORIES.slice(0, 11)

const distinct = <T>(values: readonly T[]) => new Set(values)

describe('the demo covers every case', () => {
  it.each(SEEDED)('staff find claims in %s', (category) => {
    expect(claims.filter((claim) => claim.category === category).length).toBeGreaterThan(15)
  })

  it('staff find every sub-status, airline and type', () => {
    const seen = distinct(
      claims.flatMap(({ subcategory, airline, type }) => [subcategory, airline, type]),
    )
    const all = [...SEEDED.flatMap(subcategoriesOf), ...AIRLINES, ...CLAIM_TYPES]
    expect(all.filter((value) => !seen.has(value))).toEqual([])
  })

  it('staff see each age of contact from 0 to 15 days, none at all, and every row colour', () => {
    const ages = distinct(
      claims.map((claim) => daysBetween(parseDay(claim.last_customer_contact), NOW)),
    )
    expect(ages).toEqual(new Set([null, ...Array.from({ length: 16 }, (_, days) => days)]))
    const steps = distinct(claims.map((claim) => contactAge(claim, NOW).step))
    expect(steps).toEqual(new Set(['won', 'closed', 'recent', 'due-soon', 'late', 'none']))
  })

  it('the passenger follows one claim in each category and is asked for a card', () => {
    const [passenger] = users
    const own = claims.filter(({ email }) => email === passenger?.email)
    expect(own.map(({ category }) => category)).toEqual(SEEDED)
    expect(passenger).toMatchObject({ hasRegisteredCard: false, name: 'Camila Rojas' })
  })

  it('there are long names, missing values, and folders with unsafe links', () => {
    const lengths = users.map(({ name }) => name?.length ?? 0)
    expect(lengths.filter((length) => length >= 60 && length <= 90)).toHaveLength(3)
    expect(claims.some(({ email }) => email === null)).toBe(true)
    expect(claims.some(({ updated_at: date }) => date === null)).toBe(true)
    const folders = claims.map(({ case_folder: folder }) => folder ?? '')
    expect(folders).toContain('javascript:alert(1)')
    expect(folders.some((folder) => folder.startsWith('http://'))).toBe(true)
  })

  it('charges can succeed and fail: accounts with and without a card, claims without an account', () => {
    const byEmail = new Map(users.map((user) => [user.email, user.hasRegisteredCard]))
    const owners = distinct(claims.map(({ email }) => email && byEmail.get(email)))
    expect(owners).toEqual(new Set([true, false, undefined, null]))
  })
})

describe('the demo is valid', () => {
  it('every account has a unique valid RUT, or none', () => {
    const ruts = users.map(({ rut }) => rut).filter((rut) => rut !== null)
    expect(users).toHaveLength(60)
    expect(ruts.filter((rut) => !isValidRut(rut))).toEqual([])
    expect(distinct(ruts.map(cleanRut)).size).toBe(ruts.length)
    expect(ruts.map((rut) => Number.parseInt(cleanRut(rut))).filter((body) => body > 3e8)).toEqual(
      [],
    )
  })

  it('e-mails and ids are unique, and the app can parse every row', () => {
    expect(distinct(users.map(({ email }) => email)).size).toBe(users.length)
    expect(distinct(claims.map(({ id }) => id)).size).toBe(240)
    expect(claims.map((raw) => toClaimRecord({ ...raw }))).toEqual(
      claims.map((raw) => ({ ...raw, raw })),
    )
  })

  it('the four users of the sign-in hints share one password', () => {
    expect(users.slice(0, 4)).toMatchObject(
      DEMO_PEOPLE.map(({ name, role, email }) => ({ name, role, email, password: DEMO_PASSWORD })),
    )
  })

  it('no date is in the future, on whatever day the demo is opened', () => {
    const days = fc.date({
      min: new Date(2024, 0, 1),
      max: new Date(2032, 0, 1),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, (now) => {
        const dates = seedState(now).claims.flatMap((claim) => [
          claim.created_at,
          claim.updated_at,
          claim.submitted_date,
          claim.last_customer_contact,
          claim.last_airline_contact,
        ])
        const ages = dates.map((date) => daysBetween(parseDay(date), now))
        expect(ages.filter((age) => age !== null && age < 0)).toEqual([])
      }),
      { numRuns: runs(8) },
    )
  })

  it('the same day gives exactly the same data', () => {
    const first = JSON.stringify(seedState(NOW))
    seedState(new Date(2026, 2, 11))
    expect(JSON.stringify(seedState(new Date(2026, 2, 10, 23, 59)))).toBe(first)
  })

  it('the random generator is repeatable and stays within its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const [one, two] = [createChance(seed), createChance(seed)]
        const rolls = Array.from({ length: 20 }, () => one.whole(below))
        expect(rolls).toEqual(rolls.map(() => two.whole(below)))
        expect(rolls.every((roll) => roll >= 0 && roll < below)).toBe(true)
      }),
    )
  })
})
