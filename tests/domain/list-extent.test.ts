import { describe, expect, it } from 'vitest'
import { isPastEnd, listExtent } from '@/domain/claim/list/list-extent'

const page = (ids: readonly (number | null)[], total: number | null = null) => ({
  items: ids.map((id) => ({ id })),
  total,
})
const FIRST = page([1, 2])
const SECOND = page([3, 4])
const EMPTY = page([])

describe('listExtent', () => {
  it.each([
    ['counts nothing before the first answer', 1, {}, { kind: 'counted', total: 0, pages: 1 }],
    [
      'uses the total of the server',
      1,
      { shown: page([1, 2], 5) },
      { kind: 'counted', total: 5, pages: 3 },
    ],
    ['stays open after a page without a total', 1, { shown: FIRST }, { kind: 'open' }],
    [
      'stays open while the next page has claims',
      1,
      { shown: FIRST, after: SECOND },
      { kind: 'open' },
    ],
    [
      'counts up to an empty next page',
      2,
      { shown: SECOND, after: EMPTY },
      { kind: 'counted', total: 4, pages: 2 },
    ],
    [
      'counts up to a next page that repeats this one',
      1,
      { shown: FIRST, after: FIRST },
      { kind: 'counted', total: 2, pages: 1 },
    ],
    [
      'ends before an empty page',
      3,
      { before: SECOND, shown: EMPTY },
      { kind: 'ended', lastPage: 2 },
    ],
    [
      'ends before a page that repeats the one before',
      2,
      { before: FIRST, shown: FIRST },
      { kind: 'ended', lastPage: 1 },
    ],
    [
      'leads to the first page if the one before is unknown',
      7,
      { shown: EMPTY },
      { kind: 'ended', lastPage: 1 },
    ],
    ['does not call an empty first page past the end', 1, { shown: EMPTY }, { kind: 'open' }],
  ] as const)('%s', (_what, number, pages, extent) => {
    const around = { before: undefined, shown: undefined, after: undefined, ...pages }
    expect(listExtent({ page: number, size: 2 }, around)).toEqual(extent)
  })

  it('never puts a page with a total past the end', () => {
    expect(isPastEnd(page([], 4), FIRST)).toBe(false)
  })
})
