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
    ['does not call an empty first page past the end', 1, { shown: EMPTY }, open],
  ] as const)('%s', (_what, number, pages, extent) => {
    const around = { before: undefined, shown: undefined, after: undefined, ...pages }
    expect(listExtent({ page: number, size: 2 }, around)).toEqual(extent)
  })

  it('never puts a page with a total past the end', () => {
    expect(isPastEnd(page([], 4), FIRST)).toBe(false)
  })
})
