import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeCovered, type Interval } from '@/../scripts/bench/presses/waiting.js'

const interval = fc
  .tuple(fc.integer({ min: -5, max: 40 }), fc.integer({ min: 0, max: 20 }))
  .map(([start, length]): Interval => ({ start, end: start + length }))

/** Looks at every millisecond on its own. */
const countCovered = (others: readonly Interval[], { start, end }: Interval) =>
  Array.from({ length: end - start }, (_, index) => start + index).filter((at) =>
    others.some((other) => other.start <= at && at < other.end),
  ).length

describe('the time in which only the server was awaited', () => {
  it.each<[string, [number, number][], number]>([
    ['nothing without an answer under way', [], 0],
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
      'two at once as one',
      [
        [10, 30],
        [10, 30],
      ],
      20,
    ],
    [
      'what two share once',
      [
        [10, 30],
        [20, 50],
      ],
      40,
    ],
    [
      'one within another as nothing more',
      [
        [10, 50],
        [20, 30],
      ],
      40,
    ],
    [
      'two that meet without a gap',
      [
        [10, 30],
        [30, 50],
      ],
      40,
    ],
    [
      'them in whatever order they are told',
      [
        [40, 50],
        [20, 30],
        [10, 45],
      ],
      40,
    ],
    [
      'nothing outside of what is looked at',
      [
        [-20, 5],
        [95, 300],
      ],
      10,
    ],
    [
      'nothing before it and nothing after it',
      [
        [-20, -5],
        [100, 300],
      ],
      0,
    ],
    ['all of it at most', [[-20, 300]], 100],
    ['nothing for one that ends before it starts', [[50, 20]], 0],
  ])('counts %s', (_what, pairs, expected) => {
    const others = pairs.map(([start, end]) => ({ start, end }))
    expect(timeCovered(others, { start: 0, end: 100 })).toBe(expected)
  })

  it('counts no millisecond twice, however the answers overlap', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 8 }), interval, (others, within) => {
        expect(timeCovered(others, within)).toBe(countCovered(others, within))
      }),
    )
  })

  it('stays what it is when an answer is told twice or the order changes', () => {
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 8 }), interval, (others, within) => {
        const again = [...others.toReversed(), ...others]
        expect(timeCovered(again, within)).toBe(timeCovered(others, within))
      }),
    )
  })
})
