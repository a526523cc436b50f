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
    [100, 25, 4],
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

  property(
    'contain every row once, in order',
    [fc.array(fc.nat()), fc.integer({ min: 1, max: 20 })],
    (rows, size) => {
      const pages = Array.from({ length: pageCount(rows.length, size) }, (_, index) =>
        pageSlice(rows, index + 1, size),
      )
      expect(pages.flat()).toEqual(rows)
      for (const page of pages) expect(page.length).toBeLessThanOrEqual(size)
    },
  )

  property(
    'are never empty while there are rows',
    [fc.array(fc.nat(), { minLength: 1 }), fc.double(), fc.double()],
    (rows, page, size) => {
      expect(pageSlice(rows, page, size)).not.toEqual([])
    },
  )

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

  it('orders numbers as numbers', () => {
    expect(idsBy('id', 'asc')).toEqual([1, 2, 9, 10, 30])
    expect(idsBy('id', 'desc')).toEqual([30, 10, 9, 2, 1])
    const texts = ['10', '9', '100'].map((id) => ({ id }))
    expect(sortRows(texts, { field: 'id', direction: 'asc' }).map(({ id }) => id)).toEqual([
      '9',
      '10',
      '100',
    ])
  })

  it('orders numbers and numeric texts together', () => {
    const ids = [10, '9', 8, '100'].map((id) => ({ id }))
    const sorted = sortRows(ids, { field: 'id', direction: 'desc' })
    expect(sorted.map(({ id }) => id)).toEqual(['100', 10, '9', 8])
  })

  it('orders negative and decimal amounts', () => {
    const amounts = [3, -10, 0.5, -5, 0.25, 1e21].map((amount) => ({ amount }))
    const sorted = sortRows(amounts, { field: 'amount', direction: 'asc' })
    expect(sorted.map(({ amount }) => amount)).toEqual([-10, -5, 0.25, 0.5, 3, 1e21])
  })

  it('orders numbers before words', () => {
    const mixed = ['abc', 5, 3, 'ab'].map((value) => ({ value }))
    const sorted = sortRows(mixed, { field: 'value', direction: 'asc' })
    expect(sorted.map(({ value }) => value)).toEqual([3, 5, 'ab', 'abc'])
  })

  it('treats values other than texts and numbers as an empty text, not as missing', () => {
    const values = [null, 'a', true, undefined, NaN, '', { b: 1 }, 'b']
    const list = values.map((value) => ({ value }))
    const sorted = sortRows(list, { field: 'value', direction: 'asc' })
    expect(sorted.map(({ value }) => value)).toEqual([
      ...[true, { b: 1 }, 'a', 'b'],
      ...[null, undefined, NaN, ''],
    ])
  })

  it('orders words by the Spanish alphabet', () => {
    expect(idsBy('name', 'asc')).toEqual([1, 2, 9, 10, 30])
  })

  it('puts rows without a value last, in both directions', () => {
    expect(idsBy('updated_at', 'asc')).toEqual([30, 2, 9, 10, 1])
    expect(idsBy('updated_at', 'desc')).toEqual([9, 2, 30, 10, 1])
  })

  const anyRow = fc.record({
    key: fc.option(fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant(NaN))),
    place: fc.nat(),
  })

  property(
    'keeps all rows, is stable and does not change the list',
    [fc.array(anyRow), fc.constantFrom('asc', 'desc')],
    (list, direction) => {
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
    },
  )

  it('reverses on the second click, and starts anew on another column', () => {
    const byId = { field: 'id', direction: 'desc' } as const
    expect(nextSort<'id' | 'name'>(byId, 'id', 'desc')).toEqual({ field: 'id', direction: 'asc' })
    const upwards = { field: 'id', direction: 'asc' } as const
    expect(nextSort<'id' | 'name'>(upwards, 'id', 'asc')).toEqual(byId)
    expect(nextSort<'id' | 'name'>(byId, 'name', 'asc')).toEqual({
      field: 'name',
      direction: 'asc',
    })
    expect(nextSort<'id' | 'name'>(byId, 'name', 'desc')).toEqual({
      field: 'name',
      direction: 'desc',
    })
  })
})
