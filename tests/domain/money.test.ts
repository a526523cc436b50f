import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatClp, formatNumber } from '@/domain/country/money'
import { property } from '@tests/support/property'

describe('an amount in pesos', () => {
  it.each([
    [250_000, '$250.000'],
    [1_200_000, '$1.200.000'],
    [1000, '$1.000'],
    [50, '$50'],
    [0, '$0'],
    [-0, '$0'],
    [-0.4, '$0'],
    [-500, '-$500'],
    [999.5, '$1.000'],
    [NaN, '-'],
    [Infinity, '-'],
  ])('of %d reads %s', (amount, text) => {
    expect(formatClp(amount)).toBe(text)
  })

  property('keeps every digit, grouped by three', [fc.maxSafeNat()], (amount) => {
    const text = formatClp(amount)
    expect(text).toMatch(/^\$\d{1,3}(\.\d{3})*$/)
    expect(Number(text.replace(/[$.]/g, ''))).toBe(amount)
  })
})

it.each([
  [1000, '1.000'],
  [2.5, '2,5'],
  [1234.567, '1.234,57'],
  [-0, '0'],
  [NaN, '-'],
])('the number %d reads %s in Chile', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})
