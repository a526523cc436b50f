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
  it.each<[string, [number, number][], number]>([
    ['nothing without an open request', [], 0],
    ['one answer', [[10, 30]], 20],
    [
      'two, one after the other',
      [
        [10, 30],
        [40, 50],
      ],
      30,
    ],
    [
      'two simultaneous ones as one',
      [
        [10, 30],
        [10, 30],
      ],
      20,
    ],
    [
      'an overlap once',
      [
        [10, 30],
        [20, 50],
      ],
      40,
    ],
    [
      'a nested one once',
      [
        [10, 50],
        [20, 30],
      ],
      40,
    ],
    [
      'two without a gap',
      [
        [10, 30],
        [30, 50],
      ],
      40,
    ],
    [
      'them in any order',
      [
        [40, 50],
        [20, 30],
        [10, 45],
      ],
      40,
    ],
    [
      'nothing outside the interval',
      [
        [-20, 5],
        [95, 300],
      ],
      10,
    ],
    [
      'nothing before or after it',
      [
        [-20, -5],
        [100, 300],
      ],
      0,
    ],
    ['at most the whole interval', [[-20, 300]], 100],
    ['nothing for one that ends before it starts', [[50, 20]], 0],
  ])('counts %s', (_what, pairs, expected) => {
    const others = pairs.map(([start, end]) => ({ start, end }))
    expect(timeCovered(others, { start: 0, end: 100 })).toBe(expected)
  })

  it('counts no millisecond twice when answers overlap', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 8 }), interval, (others, within) => {
        expect(timeCovered(others, within)).toBe(countCovered(others, within))
      }),
    )
  })

  it('does not depend on the order of answers or on duplicates', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 8 }), interval, (others, within) => {
        const again = [...others.toReversed(), ...others]
        expect(timeCovered(again, within)).toBe(timeCovered(others, within))
      }),
    )
  })
})
