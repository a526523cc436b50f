import { describe, expect, it } from 'vitest'
import {
  NO_FILTERS,
  type ClaimListDefaults,
  type ClaimListState,
} from '@/domain/claim/list/claim-list'
import {
  addView,
  isViewOpen,
  parseSavedViews,
  removeView,
  toViewName,
  VIEW_NAME_MAX,
  VIEWS_MAX,
  type SavedView,
} from '@/domain/claim/list/saved-views'

const CRM: ClaimListDefaults = { size: 10, sort: { field: 'id', direction: 'desc' } }
const START: ClaimListState = { ...NO_FILTERS, page: 1, ...CRM }
const PLAIN = 'porPagina=10&orden=id-desc'

describe('the name of a view', () => {
  const most = 'x'.repeat(VIEW_NAME_MAX)

  it.each([
    ['Atrasados', 'Atrasados'],
    ['  Atrasados  ', 'Atrasados'],
    ['Casos \t\n ganados', 'Casos ganados'],
    ['   ', ''],
    [`  ${most}`, most],
    [`${most}x`, most],
    // Trimmed after the cut, because a trailing space would be invisible.
    [`${most.slice(1)} y`, most.slice(1)],
  ])('%j is kept as %j', (typed, name) => {
    expect(toViewName(typed)).toBe(name)
    expect(addView([], typed, START)).toEqual([{ name, query: PLAIN }])
  })
})

describe('adding a view', () => {
  it('replaces only the one of the same name, ignoring case', () => {
    const other: SavedView = { name: 'Otra', query: 'b' }
    const before = [{ name: 'Señales', query: 'a' }, other]
    const late = { name: 'SEÑALES', query: `categoria=INGRESADO&${PLAIN}` }
    const list = { ...START, category: 'INGRESADO' }
    expect(addView(before, 'SEÑALES', list)).toEqual([late, other])
    expect(removeView(before, 'señales')).toEqual([other])
    expect(removeView(before, 'Nada')).toEqual(before)
  })

  it('drops the oldest one when there are too many', () => {
    const full = Array.from({ length: VIEWS_MAX }, (_, at) => ({ name: `Vista ${at}`, query: '' }))
    const names = addView(full, 'Nueva', START).map(({ name }) => name)
    expect(names).toEqual([...full.slice(1).map(({ name }) => name), 'Nueva'])
  })
})

describe('an active view', () => {
  const view = { name: 'Ingresados', query: `categoria=INGRESADO&${PLAIN}` }
  const opened: ClaimListState = { ...START, category: 'INGRESADO' }

  it.each<[Partial<ClaimListState>, boolean]>([
    [{}, true],
    [{ page: 3 }, true],
    [{ email: 'ana@correo.cl' }, false],
    [{ category: 'NO APLICA' }, false],
    [{ subcategory: 'SI APLICA COMPENSACIÓN' }, false],
    [{ airline: 'SKY' }, false],
    [{ size: 25 }, false],
    [{ sort: { field: 'id', direction: 'asc' } }, false],
  ])('in a list with %j: %s', (change, isOpen) => {
    expect(isViewOpen(view, { ...opened, ...change }, CRM)).toBe(isOpen)
  })
})

describe('stored views', () => {
  it.each([null, undefined, 'x', 7, {}, { length: 1, 0: { name: 'A', query: '' } }])(
    'are none in %j',
    (kept) => {
      expect(parseSavedViews(kept)).toEqual([])
    },
  )

  it('drop invalid entries and repeated names, and are limited in number', () => {
    const good = { name: 'A', query: 'orden=id-asc' }
    const bad = [
      ...[null, undefined, 'A', [], { name: 'B' }, { name: 3, query: '' }, { name: 'B', query: 3 }],
      ...[{ query: 'orden=id-asc' }, { name: '  ', query: '' }],
    ]
    expect(parseSavedViews([...bad, { ...good, name: ' A ', more: 1 }, ...bad])).toEqual([good])
    const many = Array.from({ length: VIEWS_MAX + 2 }, (_, at) => ({ name: `V${at}`, query: '' }))
    expect(parseSavedViews(many)).toEqual(many.slice(0, VIEWS_MAX))
    const named = ['Ñandú', 'Otra', 'ÑANDÚ'].map((name, at) => ({ name, query: `${at}` }))
    expect(parseSavedViews(named)).toEqual(named.slice(0, 2))
  })
})
