import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import {
  mergeOutcomes,
  CHARGE_OUTCOMES,
  isForgotten,
  parseChargeAttempt,
  riskOf,
  toReason,
  type ChargeAttempt,
  type ChargeOutcome,
} from '@/domain/money/charge-attempts'
import { property } from '@tests/support/property'

const outcomes = fc.constantFrom(...CHARGE_OUTCOMES)
const attempts: fc.Arbitrary<ChargeAttempt> = fc.record({
  claimId: fc.string(),
  amount: fc.integer({ min: 1 }),
  order: fc.string({ minLength: 1 }),
  at: fc.nat(),
  outcome: outcomes,
})

describe('the outcome of an order', () => {
  it.each([
    [null, 'refused', 'refused'],
    [null, 'unknown', 'unknown'],
    [null, 'charged', 'charged'],
    ['refused', 'refused', 'refused'],
    ['refused', 'unknown', 'unknown'],
    ['refused', 'tried', 'tried'],
    ['unknown', 'refused', 'unknown'],
    ['unknown', 'tried', 'tried'],
    ['unknown', 'unknown', 'unknown'],
    ['unknown', 'charged', 'charged'],
    ['tried', 'refused', 'unknown'],
    ['tried', 'unknown', 'unknown'],
    ['tried', 'charged', 'charged'],
    ['charged', 'refused', 'charged'],
    ['charged', 'unknown', 'charged'],
    ['charged', 'unpaid', 'charged'],
    ['unpaid', 'charged', 'charged'],
  ] as const)('after %s, one more that ends as %s gives %s', (before, outcome, expected) => {
    expect(mergeOutcomes(before, outcome)).toBe(expected)
  })

  const risks = fc.constantFrom<ChargeOutcome>('tried', 'unknown', 'charged')
  const answers = fc.array(fc.oneof(risks, fc.constant<ChargeOutcome>('refused')))

  property('stays risky, whatever outcome follows', [risks, answers], (first, others) => {
    expect(others.reduce(mergeOutcomes, first)).not.toBe('refused')
  })
})

describe('the risk of one more charge', () => {
  const isHarmless = ({ outcome }: ChargeAttempt) => outcome === 'refused' || outcome === 'unpaid'

  property('has a key for what may be paid', [fc.array(attempts), attempts], (list, added) => {
    expect(riskOf(list) === '').toBe(list.every(isHarmless))
    expect(riskOf([...list].reverse())).toBe(riskOf(list))
    if (isHarmless(added)) return
    expect(riskOf([...list, added])).not.toBe(riskOf(list))
    const other = added.outcome === 'charged' ? 'unknown' : 'charged'
    const turned: ChargeAttempt = { ...added, outcome: other }
    expect(riskOf([...list, turned])).not.toBe(riskOf([...list, added]))
  })

  it('has a key of its attempts, independent of their order', () => {
    const entry = { claimId: '1', amount: 1, order: 'b', at: 2, outcome: 'unknown' } as const
    const paid = { ...entry, order: 'a', at: 7, outcome: 'charged' } as const
    expect(riskOf([entry, { ...entry, outcome: 'refused' }, paid])).toBe('a@7:charged b@2:unknown')
  })
})

describe('a stored attempt', () => {
  property('is read back as it was', [attempts], (entry) => {
    expect(parseChargeAttempt(JSON.stringify(entry))).toEqual(entry)
  })

  const STORED = { claimId: '1', amount: 1, order: 'o', at: 1, outcome: 'charged' }

  it.each([null, '', '{', 'null', '[]', '"x"', '{}', '7'])(
    'is null if the record is %s',
    (json) => {
      expect(parseChargeAttempt(json)).toBeNull()
    },
  )

  it.each([
    ...[{ claimId: 1 }, { amount: '1' }, { amount: 1.5 }, { order: 2 }, { outcome: 'paid' }],
    ...[{ at: '1' }, { at: undefined }],
  ])('is null with %j', (wrong) => {
    expect(parseChargeAttempt(JSON.stringify({ ...STORED, ...wrong }))).toBeNull()
  })

  it('is null with an endless time', () => {
    const json = JSON.stringify(STORED).replace('"at":1', '"at":1e999')
    expect(parseChargeAttempt(json)).toBeNull()
  })

  property('does not throw for any text', [fc.oneof(fc.string(), fc.json())], (json) => {
    expect(() => parseChargeAttempt(json)).not.toThrow()
  })

  it('expires after 90 days, and not when the clock was set back', () => {
    const day = 24 * 60 * 60 * 1000
    const entry = { claimId: '1', amount: 1, order: 'o', at: 0, outcome: 'charged' } as const
    expect(isForgotten(entry, new Date(CHARGE_MEMORY_DAYS * day))).toBe(false)
    expect(isForgotten(entry, new Date(CHARGE_MEMORY_DAYS * day + 1))).toBe(true)
    expect(isForgotten({ ...entry, at: 5 * day }, new Date(day))).toBe(false)
    const late = { ...entry, at: 20_000 * day }
    expect(isForgotten(late, new Date(20_090 * day))).toBe(false)
    expect(isForgotten(late, new Date(20_091 * day))).toBe(true)
  })

  it.each(['tried', 'unknown'] as const)('never expires while it is %s', (outcome) => {
    const entry = { claimId: '1', amount: 1, order: 'o', at: 0, outcome } as const
    expect(isForgotten(entry, new Date(8.64e15))).toBe(false)
  })

  it('keeps who settled it, and drops an unreadable settlement', () => {
    const entry = { claimId: '1', amount: 1, order: 'o', at: 0, outcome: 'unpaid' } as const
    const settled = { by: 'Ana', at: 5 }
    const read = (value: unknown) =>
      parseChargeAttempt(JSON.stringify({ ...entry, settled: value }))
    expect(read(settled)).toEqual({ ...entry, settled })
    for (const wrong of [null, 'Ana', {}, { by: 1, at: 5 }, { by: 'Ana' }]) {
      expect(read(wrong)).toEqual(entry)
    }
  })

  it.each([
    ['Sin saldo', 'Sin saldo'],
    ['  Fondos de ana@demo.cl insuficientes ', 'Fondos de … insuficientes'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('keeps the reason "%s" as "%s"', (text, reason) => {
    expect(toReason(text)).toBe(reason)
  })
})
