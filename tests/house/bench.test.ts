import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeCovered, type Interval } from '@/../scripts/bench/presses/waiting.js'

const interval = fc
  .tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 20 }))
  .map(([start, length]): Interval => ({ start, end: start + length }))

/** Checks every millisecond separately. */
const countCovered = (others: readonly Interval[], { start, end }: Interval) =>
  Array.from({ length: end - start }, (_, index) => start + index).filter((at) =>
    others.some((other) => other.start <= at && at < other.end),
  ).length

describe('the time spent waiting for the server only', () => {
  it('counts no millisecond twice when answers overlap', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 8 }), interval, (others, within) => {
        expect(timeCovered(others, within)).toBe(countCovered(others, within))
      }),
    )
  })

  it('is nothing in an interval that ends before it starts', () => {
    expect(timeCovered([{ start: 50, end: 20 }], { start: 0, end: 100 })).toBe(0)
  })
})
