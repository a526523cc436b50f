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
  it.each([
    ['Atrasados', 'Atrasados'],
    ['  Atrasados  ', 'Atrasados'],
    ['Casos \t\n ganados', 'Casos ganados'],
    ['   ', ''],
    [`  ${'x'.repeat(VIEW_NAME_MAX)}`, 'x'.repeat(VIEW_NAME_MAX)],
    ['x'.repeat(VIEW_NAME_MAX), 'x'.repeat(VIEW_NAME_MAX)],
    ['x'.repeat(VIEW_NAME_MAX + 1), 'x'.repeat(VIEW_NAME_MAX)],
    // Trimmed after the cut, because a trailing space would be invisible.
    [`${'x'.repeat(VIEW_NAME_MAX - 1)} y`, 'x'.repeat(VIEW_NAME_MAX - 1)],
  ])('%j is kept as %j', (typed, name) => {
    expect(toViewName(typed)).toBe(name)
    expect(addView([], typed, START)).toEqual([{ name, query: PLAIN }])
  })
})

describe('adding a view', () => {
  it('replaces only the one of the same name, ignoring case', () => {
    const before: SavedView[] = [
      { name: 'Señales', query: 'a' },
      { name: 'Otra', query: 'b' },
    ]
    const late = { ...START, category: 'INGRESADO' }
    expect(addView(before, 'SEÑALES', late)).toEqual([
      { name: 'SEÑALES', query: `categoria=INGRESADO&${PLAIN}` },
      { name: 'Otra', query: 'b' },
    ])
    expect(removeView(before, 'señales')).toEqual([{ name: 'Otra', query: 'b' }])
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

  it('drop invalid entries and keep valid ones', () => {
    const good = { name: 'A', query: 'orden=id-asc' }
    const bad = [
      null,
      undefined,
      'A',
      [],
      { name: 'B' },
      { name: 3, query: '' },
      { name: 'B', query: 3 },
      { query: 'orden=id-asc' },
      { name: '  ', query: '' },
    ]
    expect(parseSavedViews([...bad, { ...good, name: ' A ', more: 1 }, ...bad])).toEqual([good])
  })

  it('have unique names: the first one is kept', () => {
    const kept = [
      { name: 'Ñandú', query: '1' },
      { name: 'Otra', query: '2' },
      { name: 'ÑANDÚ', query: '3' },
    ]
    expect(parseSavedViews(kept)).toEqual(kept.slice(0, 2))
  })

  it('are limited in number', () => {
    const many = Array.from({ length: VIEWS_MAX + 2 }, (_, at) => ({ name: `V${at}`, query: '' }))
    expect(parseSavedViews(many)).toEqual(many.slice(0, VIEWS_MAX))
  })
})
