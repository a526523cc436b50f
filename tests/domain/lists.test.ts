import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampPage, pageCount, pageLabel, pageSlice } from '@/domain/paging'
import { nextSort, sortRows } from '@/domain/sorting'
import { property } from '@tests/support/property'

describe('pages of a list', () => {
  it.each([
    [0, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [101, 25, 5],
    [-5, 10, 1],
    [NaN, 10, 1],
    [10, 0, 10],
  ])('%d rows by %d fill %d', (total, size, pages) => {
    expect(pageCount(total, size)).toBe(pages)
  })

  it.each([
    [1, 1],
    [3, 3],
    [4, 3],
    [0, 1],
    [-2, 1],
    [2.7, 2],
    [NaN, 1],
    [Infinity, 1],
  ])('page %d of 25 rows by 10 is page %d', (asked, page) => {
    expect(clampPage(asked, 25, 10)).toBe(page)
  })

  const rowsOf = (minLength: number) => fc.array(fc.nat(), { minLength })
  const sizes = fc.integer({ min: 1, max: 20 })

  property('contain every row once, in order', [rowsOf(0), sizes], (rows, size) => {
    const count = pageCount(rows.length, size)
    const pages = Array.from({ length: count }, (_, at) => pageSlice(rows, at + 1, size))
    expect(pages.flat()).toEqual(rows)
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(size)
  })

  const anyNumber = fc.double()

  property('are never empty', [rowsOf(1), anyNumber, anyNumber], (rows, page, size) => {
    expect(pageSlice(rows, page, size)).not.toEqual([])
  })

  it("have each screen's count text", () => {
    expect(pageLabel(1, 8)).toBe('Página 1 de 8')
    expect(pageLabel(2, 8, '/')).toBe('Página 2 / 8')
  })
})

describe('sorting a list', () => {
  const rows = [
    { id: 9, name: 'ñandú', updated_at: '2026-01-02' },
    { id: 10, name: 'Oso', updated_at: null },
    { id: 2, name: 'nube', updated_at: '2026-01-01' },
    { id: 1, name: 'Ángel', updated_at: '' },
    { id: 30, name: 'zorro', updated_at: '2025-12-31' },
  ]

  const idsBy = (field: 'id' | 'name' | 'updated_at', direction: 'asc' | 'desc') =>
    sortRows(rows, { field, direction }).map(({ id }) => id)

  it('orders numbers as numbers, words by the Spanish alphabet, and missing values last', () => {
    expect(idsBy('id', 'asc')).toEqual([1, 2, 9, 10, 30])
    expect(idsBy('id', 'desc')).toEqual([30, 10, 9, 2, 1])
    expect(idsBy('name', 'asc')).toEqual([1, 2, 9, 10, 30])
    expect(idsBy('updated_at', 'asc')).toEqual([30, 2, 9, 10, 1])
    expect(idsBy('updated_at', 'desc')).toEqual([9, 2, 30, 10, 1])
  })

  it.each<[string, readonly unknown[], readonly unknown[]]>([
    ['numeric texts as numbers', ['10', '9', '100'], ['9', '10', '100']],
    ['numbers and numeric texts together', [10, '9', 8, '100'], [8, '9', 10, '100']],
    ['negative and decimal ones', [3, -10, 0.5, -5, 0.25, 1e21], [-10, -5, 0.25, 0.5, 3, 1e21]],
    ['numbers before words', ['abc', 5, 3, 'ab'], [3, 5, 'ab', 'abc']],
    [
      'other values as an empty text, not as missing',
      [null, 'a', true, undefined, NaN, '', { b: 1 }, 'b'],
      [true, { b: 1 }, 'a', 'b', null, undefined, NaN, ''],
    ],
  ])('orders %s', (_what, values, sorted) => {
    const list = values.map((value) => ({ value }))
    const [up, down] = (['asc', 'desc'] as const).map((direction) =>
      sortRows(list, { field: 'value', direction }).map(({ value }) => value),
    )
    expect(up).toEqual(sorted)
    if (!values.includes(null)) expect(down).toEqual([...sorted].reverse())
  })

  const anyRow = fc.record({
    key: fc.option(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(NaN))),
    place: fc.nat(),
  })

  const directions = fc.constantFrom('asc', 'desc')

  property('is stable and keeps all rows', [fc.array(anyRow), directions], (list, direction) => {
    const numbered = list.map((row, place) => ({ ...row, place }))
    const before = [...numbered]
    const sorted = sortRows(numbered, { field: 'key', direction })
    expect(numbered).toEqual(before)
    expect([...sorted].sort((a, b) => a.place - b.place)).toEqual(before)
    sorted.slice(1).forEach((row, index) => {
      const previous = sorted[index]
      if (previous?.key === row.key) expect(previous.place).toBeLessThan(row.place)
    })
    expect(sortRows(sorted, { field: 'key', direction })).toEqual(sorted)
  })

  it('reverses on the second click, and starts anew on another column', () => {
    const next = (sort: 'asc' | 'desc', column: 'id' | 'name', first: 'asc' | 'desc') =>
      nextSort<'id' | 'name'>({ field: 'id', direction: sort }, column, first)
    expect(next('desc', 'id', 'desc')).toEqual({ field: 'id', direction: 'asc' })
    expect(next('asc', 'id', 'asc')).toEqual({ field: 'id', direction: 'desc' })
    expect(next('desc', 'name', 'asc')).toEqual({ field: 'name', direction: 'asc' })
    expect(next('desc', 'name', 'desc')).toEqual({ field: 'name', direction: 'desc' })
  })
})
