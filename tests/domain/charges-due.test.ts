import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'
import { CHARGE_OUTCOMES, type ChargeAttempt } from '@/domain/money/charge-attempts'
import {
  chargeStateOf,
  DUE_FILTER_NAMES,
  readDueFilter,
  sortDueClaims,
  writeDueFilter,
} from '@/domain/money/charges-due'
import { property } from '@tests/support/property'

type Outcome = ChargeAttempt['outcome']
type DueFilter = (typeof DUE_FILTER_NAMES)[number]

/** Attempts with these outcomes, newest first. */
const attemptsOf = (...outcomes: readonly Outcome[]): ChargeAttempt[] =>
  outcomes.map((outcome, index) => ({
    claimId: '1',
    amount: 100,
    outcome,
    order: `claim-1-${100 - index}`,
    at: 100 - index,
  }))

const FOREIGN = 'Cobrado $100, orden claim-1-7'

describe('the charge state of a claim', () => {
  it.each([
    [[], null, 'due'],
    [['refused'], null, 'due'],
    [['unpaid'], null, 'due'],
    [['charged'], null, 'charged'],
    [['refused', 'charged'], null, 'charged'],
    [['charged', 'unknown'], null, 'charged'],
    [['unknown', 'charged'], null, 'unconfirmed'],
    [['unknown'], null, 'unconfirmed'],
    [['tried'], null, 'unconfirmed'],
    [[], FOREIGN, 'charged'],
    [['unknown'], FOREIGN, 'unconfirmed'],
    [['unknown'], 'Cobrado $100, orden claim-1-100', 'charged'],
  ] as const)('after %j with the Next Step %j is %s', (outcomes, next_step, expected) => {
    expect(chargeStateOf({ next_step }, attemptsOf(...outcomes))).toBe(expected)
  })
})

interface Sample {
  readonly category: string | null
  readonly next_step: string | null
  readonly card: boolean | null
  readonly outcomes: readonly Outcome[]
}

const samples: fc.Arbitrary<Sample> = fc.record({
  category: fc.constantFrom(...CLAIM_CATEGORIES, 'caso ganado', null, 'OTRO'),
  next_step: fc.constantFrom(null, 'Llamar', FOREIGN),
  card: fc.constantFrom(true, false, null),
  outcomes: fc.array(fc.constantFrom(...CHARGE_OUTCOMES), { maxLength: 3 }),
})

/** The samples behind each filter. */
function sort(all: readonly Sample[]) {
  const samples = new Map(all.map((one) => [toClaimRecord({ ...one }), one]))
  const sorted = sortDueClaims([...samples.keys()], {
    attemptsOf: (claim) => attemptsOf(...(samples.get(claim)?.outcomes ?? [])),
    hasCard: (claim) => samples.get(claim)?.card ?? null,
  })
  const toSamples = (name: DueFilter) => sorted[name].flatMap((claim) => samples.get(claim) ?? [])
  return Object.fromEntries(DUE_FILTER_NAMES.map((name) => [name, toSamples(name)])) as Record<
    DueFilter,
    Sample[]
  >
}

describe('the claims to charge', () => {
  property('are won, have one state each, and are split by card', [fc.array(samples)], (claims) => {
    const sorted = sort(claims)
    for (const claim of [...sorted.uncharged, ...sorted.unconfirmed]) {
      expect(claim.category?.toUpperCase()).toBe('CASO GANADO')
    }
    const doubtful = new Set(sorted.unconfirmed)
    expect(sorted.uncharged.some((claim) => doubtful.has(claim))).toBe(false)
    expect(sorted['with-card'].length + sorted['without-card'].length).toBe(
      sorted.uncharged.filter(({ card }) => card !== null).length,
    )
    expect(sorted['with-card'].every((claim) => sorted.uncharged.includes(claim))).toBe(true)
  })

  it('exclude charged claims, charged here or marked by another user', () => {
    const won: Sample = { category: 'CASO GANADO', next_step: null, card: true, outcomes: [] }
    const claims: Sample[] = [
      won,
      { ...won, outcomes: ['charged'] },
      { ...won, next_step: FOREIGN },
    ]
    const only = { 'with-card': [won], 'without-card': [], uncharged: [won], unconfirmed: [] }
    expect(sort(claims)).toEqual(only)
  })
})

describe('the filter in the query', () => {
  it.each(DUE_FILTER_NAMES)('%s is parsed back, and other parameters are kept', (name) => {
    const search = writeDueFilter('vista=por-cobrar&cobro=otra', name)
    expect(readDueFilter(search)).toBe(name)
    expect(new URLSearchParams(search).get('vista')).toBe('por-cobrar')
    expect(readDueFilter('?cobro=otra')).toBe('with-card')
  })
})
