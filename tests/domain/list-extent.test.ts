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
  const counted = (total: number, pages: number) => ({ kind: 'counted', total, pages })
  const ended = (lastPage: number) => ({ kind: 'ended', lastPage })
  const open = { kind: 'open' }

  it.each([
    ['counts nothing before the first answer', 1, {}, counted(0, 1)],
    ['uses the total of the server', 1, { shown: page([1, 2], 5) }, counted(5, 3)],
    ['stays open after a page without a total', 1, { shown: FIRST }, open],
    ['stays open while the next page has claims', 1, { shown: FIRST, after: SECOND }, open],
    ['counts up to an empty next page', 2, { shown: SECOND, after: EMPTY }, counted(4, 2)],
    ['counts up to a page that is repeated', 1, { shown: FIRST, after: FIRST }, counted(2, 1)],
    ['ends before an empty page', 3, { before: SECOND, shown: EMPTY }, ended(2)],
    ['ends before a page that repeats another', 2, { before: FIRST, shown: FIRST }, ended(1)],
    ['leads to the first page if the one before is unknown', 7, { shown: EMPTY }, ended(1)],
    [
      'counts the last page behind a total',
      3,
      { before: SECOND, shown: page([5], 3) },
      counted(5, 3),
    ],
    ['uses a total that holds again', 2, { before: FIRST, shown: page([3, 4], 9) }, counted(9, 5)],
    ['ends at an empty page behind a total', 3, { before: SECOND, shown: page([], 1) }, ended(2)],
    [
      'counts up to an empty page with a total',
      2,
      { shown: SECOND, after: page([], 1) },
      counted(4, 2),
    ],
    ['does not call an empty first page past the end', 1, { shown: EMPTY }, open],
  ] as const)('%s', (_what, number, pages, extent) => {
    const around = { before: undefined, shown: undefined, after: undefined, ...pages }
    expect(listExtent({ page: number, size: 2 }, around)).toEqual(extent)
  })

  it('does not put an empty page past the end while the total holds', () => {
    expect(isPastEnd(page([], 4), page([1, 2], 4))).toBe(false)
  })
})
