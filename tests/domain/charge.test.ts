import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseChargeAmount } from '@/domain/country/amounts'
import { chargeOrder, chargePreview, chargeSubject } from '@/domain/money/charge'
import { formatClp } from '@/domain/country/money'
import { textOf } from './arbitrary-text'
import { property, withSamples } from '@tests/support/property'

describe('the amount of a charge', () => {
  it.each([
    ['38000', 38_000, 'plain'],
    ['38.000', 38_000, 'plain'],
    ['$ 38.000', 38_000, 'plain'],
    ['$38.000 CLP', 38_000, 'plain'],
    ['38.000.-', 38_000, 'plain'],
    ['CLP. 38.000', 38_000, 'doubtful'],
    ['CLP 38.000', 38_000, 'plain'],
    ['38 000', 38_000, 'plain'],
    ['1.200.000', 1_200_000, 'plain'],
    [' 7 ', 7, 'plain'],
    ['1', 1, 'plain'],
    ['1.200.000,50', 1_200_001, 'doubtful'],
    ['38.000,4', 38_000, 'doubtful'],
    ['38,000', 38_000, 'doubtful'],
    ['1,200,000.00', 1_200_000, 'doubtful'],
    ['50,5', 505, 'doubtful'],
    ['50.5', 51, 'doubtful'],
    ['50.4', 50, 'doubtful'],
    ['0.5', 1, 'doubtful'],
    ['0.500', 1, 'doubtful'],
    ['-500', 500, 'doubtful'],
    ['1e9', 19, 'doubtful'],
    ['1200.000', 1200, 'doubtful'],
    ['+5', 5, 'doubtful'],
    ['5 000 a', 5000, 'doubtful'],
  ])('typed as "%s" is %i, and %s', (text, pesos, reading) => {
    expect(parseChargeAmount(text)).toEqual({ text, pesos, reading })
  })

  it.each([
    ...['', ' ', '0', '0.4', '0.000', '.', '..', '...', '1.2.3', '38.00.000', 'abc', '-', '$'],
    '9'.repeat(17),
  ])('typed as "%s" cannot be charged', (text) => {
    const reading = text.trim() === '' ? 'empty' : 'wrong'
    expect(parseChargeAmount(text)).toEqual({ text, pesos: null, reading })
  })

  const typed = fc.oneof(fc.string(), textOf('0123456789.,-$ e'))

  withSamples(1000)('is a positive whole number, plain if it has all digits', [typed], (text) => {
    const { pesos, reading } = parseChargeAmount(text)
    if (pesos !== null) expect(Number.isSafeInteger(pesos) && pesos > 0).toBe(true)
    if (reading !== 'plain') return
    expect(String(pesos)).toBe(text.replace(/\D/g, '').replace(/^0+/, ''))
  })

  property('is parsed back from its formatted text', [fc.maxSafeNat()], (amount) => {
    fc.pre(amount > 0)
    expect(parseChargeAmount(formatClp(amount)).pesos).toBe(amount)
    expect(parseChargeAmount(String(amount)).pesos).toBe(amount)
  })

  it('is shown before it is charged', () => {
    expect(chargePreview(38_000)).toBe('Se cobrarán $38.000 CLP')
  })
})

describe('the data sent to the provider', () => {
  it.each([
    [{ id: 42, name: 'Camila', lastname: 'Rojas' }, 'Reclamo 42 - Camila Rojas'],
    [{ id: 42, name: ' Camila ', lastname: null }, 'Reclamo 42 - Camila'],
    [{ id: '42', name: '', lastname: '' }, 'Reclamo 42'],
    [{ id: 42 }, 'Reclamo 42'],
  ])('%j gives the subject "%s"', (claim, subject) => {
    expect(chargeSubject(claim)).toBe(subject)
  })

  it('has an order of the claim and the moment', () => {
    expect(chargeOrder(42, new Date(1_763_683_200_000))).toBe('claim-42-1763683200000')
  })

  const both = fc.tuple(fc.nat(), fc.nat())

  property('has one order for each claim and moment', [both, both], ([id, at], [other, time]) => {
    const isSameOrder = chargeOrder(id, new Date(at)) === chargeOrder(other, new Date(time))
    expect(isSameOrder).toBe(id === other && at === time)
  })
})
