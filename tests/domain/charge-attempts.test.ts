import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import { parseChargeAmount } from '@/domain/country/amounts'
import {
  mergeOutcomes,
  CHARGE_OUTCOMES,
  isForgotten,
  parseChargeAttempt,
  riskOf,
  riskyAttempts,
  toReason,
  type ChargeAttempt,
  type ChargeOutcome,
} from '@/domain/money/charge-attempts'
import { textOf } from './arbitrary-text'
import { runs } from '@tests/support/properties'

const outcomes = fc.constantFrom(...CHARGE_OUTCOMES)
const attempts: fc.Arbitrary<ChargeAttempt> = fc.record({
  claimId: fc.string(),
  amount: fc.integer({ min: 1 }),
  order: fc.string({ minLength: 1 }),
  at: fc.nat(),
  outcome: outcomes,
})

describe('what is known of an order', () => {
  it.each([
    [null, 'refused', 'refused'],
    [null, 'unknown', 'unknown'],
    [null, 'charged', 'charged'],
    ['refused', 'refused', 'refused'],
    ['refused', 'unknown', 'unknown'],
    ['unknown', 'refused', 'unknown'],
    ['tried', 'refused', 'unknown'],
    ['unknown', 'charged', 'charged'],
    ['charged', 'refused', 'charged'],
    ['charged', 'unknown', 'charged'],
    ['refused', 'tried', 'tried'],
    ['unknown', 'tried', 'tried'],
    ['unknown', 'unknown', 'unknown'],
    ['tried', 'unknown', 'unknown'],
    ['tried', 'charged', 'charged'],
    ['unpaid', 'charged', 'charged'],
    ['charged', 'unpaid', 'charged'],
  ] as const)('after %s, one more attempt that ends %s is %s', (before, outcome, expected) => {
    expect(mergeOutcomes(before, outcome)).toBe(expected)
  })

  it('is never made harmless by answers: a risk once taken stays one, whatever follows', () => {
    const answers = fc.constantFrom<ChargeOutcome>('tried', 'unknown', 'charged', 'refused')
    const risks = fc.constantFrom<ChargeOutcome>('tried', 'unknown', 'charged')
    fc.assert(
      fc.property(risks, fc.array(answers), (first, others) => {
        expect(others.reduce(mergeOutcomes, first)).not.toBe('refused')
      }),
    )
  })
})

describe('the risk of one more charge', () => {
  const isHarmless = ({ outcome }: ChargeAttempt) => outcome === 'refused' || outcome === 'unpaid'

  it('has no key when all was refused or not paid, and one of its own otherwise', () => {
    fc.assert(
      fc.property(fc.array(attempts), (list) => {
        expect(riskOf(list) === '').toBe(list.every(isHarmless))
        expect(riskOf([...list].reverse())).toBe(riskOf(list))
      }),
    )
  })

  it('is another one as soon as an attempt is added or ends another way', () => {
    fc.assert(
      fc.property(fc.array(attempts), attempts, (list, added) => {
        fc.pre(!isHarmless(added))
        expect(riskOf([...list, added])).not.toBe(riskOf(list))
        const turned = {
          ...added,
          outcome: added.outcome === 'charged' ? 'unknown' : 'charged',
        } as const
        expect(riskOf([...list, turned])).not.toBe(riskOf([...list, added]))
      }),
    )
  })

  it('is named by its attempts, in whatever order they were kept', () => {
    const entry = { claimId: '1', amount: 1, order: 'b', at: 2, outcome: 'unknown' } as const
    const paid = { ...entry, order: 'a', at: 7, outcome: 'charged' } as const
    expect(riskOf([entry, { ...entry, outcome: 'refused' }, paid])).toBe('a@7:charged b@2:unknown')
  })

  it('leaves out what was refused or settled as not paid', () => {
    fc.assert(
      fc.property(fc.array(attempts), (list) => {
        expect(riskyAttempts(list)).toEqual(list.filter((entry) => !isHarmless(entry)))
      }),
    )
  })
})

describe('a stored attempt', () => {
  it('is read back as it was', () => {
    fc.assert(
      fc.property(attempts, (entry) => {
        expect(parseChargeAttempt(JSON.stringify(entry))).toEqual(entry)
      }),
    )
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{}',
    '{"claimId":1,"amount":1,"order":"o","at":1,"outcome":"charged"}',
    '7',
    '{"claimId":"1","amount":"1","order":"o","at":1,"outcome":"charged"}',
    '{"claimId":"1","amount":1,"order":2,"at":1,"outcome":"charged"}',
    '{"claimId":"1","amount":1,"order":"o","at":"1","outcome":"charged"}',
    '{"claimId":"1","amount":1,"order":"o","at":1e999,"outcome":"charged"}',
    '{"claimId":"1","amount":1.5,"order":"o","at":1,"outcome":"charged"}',
    '{"claimId":"1","amount":1,"order":"o","at":1,"outcome":"paid"}',
    '{"claimId":"1","amount":1,"order":"o","outcome":"charged"}',
  ])('is nothing when it is %s', (json) => {
    expect(parseChargeAttempt(json)).toBeNull()
  })

  it('is never made of rubbish', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(() => parseChargeAttempt(json)).not.toThrow()
      }),
    )
  })

  it('is forgotten after 90 days, and never by a clock that was set back', () => {
    const day = 24 * 60 * 60 * 1000
    const entry = { claimId: '1', amount: 1, order: 'o', at: 0, outcome: 'charged' } as const
    expect(isForgotten(entry, new Date(CHARGE_MEMORY_DAYS * day))).toBe(false)
    expect(isForgotten(entry, new Date(CHARGE_MEMORY_DAYS * day + 1))).toBe(true)
    expect(isForgotten({ ...entry, at: 5 * day }, new Date(day))).toBe(false)
    const late = { ...entry, at: 20_000 * day }
    expect(isForgotten(late, new Date(20_090 * day))).toBe(false)
    expect(isForgotten(late, new Date(20_091 * day))).toBe(true)
  })

  it.each(['tried', 'unknown'] as const)('is never forgotten while it is %s', (outcome) => {
    const entry = { claimId: '1', amount: 1, order: 'o', at: 0, outcome } as const
    expect(isForgotten(entry, new Date(8.64e15))).toBe(false)
  })

  it('keeps who settled it, and drops a settlement that cannot be read', () => {
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

describe('an amount that could mean something else', () => {
  it.each([
    '50,5',
    '50.5',
    '-500',
    '1e9',
    '38,000',
    '1200.000',
    '0.5',
    '1.200.000,50',
    '+5',
    '5 000 a',
  ])('"%s" is pointed out', (text) => {
    expect(parseChargeAmount(text).reading).toBe('doubtful')
  })

  it.each([
    '38000',
    '38.000',
    '$ 38.000',
    '$38.000 CLP',
    'CLP 38.000',
    '38.000.-',
    '1.200.000',
    ' 7 ',
    '38 000',
  ])('"%s" is plain', (text) => {
    expect(parseChargeAmount(text).reading).toBe('plain')
  })

  it.each(['', '0', '0.4', 'abc'])(
    '"%s" cannot be charged, so there is nothing to doubt',
    (text) => {
      expect(parseChargeAmount(text).reading).not.toBe('doubtful')
    },
  )

  it('is every amount whose digits are not those that will be charged', () => {
    fc.assert(
      fc.property(textOf('0123456789.,-$ e'), (text) => {
        const { reading, pesos: amount } = parseChargeAmount(text)
        fc.pre(reading === 'plain')
        expect(String(amount)).toBe(text.replace(/\D/g, '').replace(/^0+/, ''))
      }),
      { numRuns: runs(1000) },
    )
  })
})
