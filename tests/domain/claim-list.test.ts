import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseCategory,
  claimPageSizes,
  listSearch,
  NO_FILTERS,
  readClaimList,
  writeClaimList,
  type ClaimListDefaults,
  type ClaimListState,
  isPlainList,
} from '@/domain/claim/list/claim-list'
import { rangeText, toRowKeys, rowsOfPage, sortClaims } from '@/domain/claim/list/claim-rows'
import {
  chooseColumn,
  moveColumn,
  NO_COLUMN_CHOICE,
  OPTIONAL_COLUMNS,
  parseColumnChoice,
  shownColumns,
} from '@/domain/claim/list/columns'
import { addView, isViewOpen, openView, parseSavedViews } from '@/domain/claim/list/saved-views'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'
import { property } from '@tests/support/property'

const CRM: ClaimListDefaults = { size: 10, sort: { field: 'id', direction: 'desc' } }
const ADMIN: ClaimListDefaults = { size: 25, sort: { field: 'updated_at', direction: 'desc' } }
const START: ClaimListState = { ...NO_FILTERS, page: 1, ...CRM }

const text = fc
  .string({ maxLength: 40, unit: 'grapheme' })
  .map((raw) => raw.trim())
  .filter((raw) => raw.length <= 120)

const anySort = fc.record({
  field: fc.constantFrom('id' as const, 'updated_at' as const),
  direction: fc.constantFrom('asc' as const, 'desc' as const),
})

const listState = fc
  .record({
    email: text,
    category: fc.oneof(fc.constantFrom('', ...CLAIM_CATEGORIES), text),
    subcategory: text,
    airline: text,
    page: fc.integer({ min: 1, max: 999_999 }),
    size: fc.constantFrom(10, 25, 50, 100),
    sort: anySort,
  })
  .map((state) => (state.category === '' ? { ...state, subcategory: '' } : state))

function read(query: string, defaults = CRM, email: unknown = '') {
  return readClaimList(new URLSearchParams(query), email, defaults)
}

describe('the query of the claims list', () => {
  property('restores the same list, and never contains the e-mail', [listState], (state) => {
    const query = writeClaimList(state, CRM)
    expect(readClaimList(query, state.email, CRM)).toEqual(state)
    expect([...query.keys()]).not.toContain('email')
    expect(query).toEqual(writeClaimList({ ...state, email: 'otra@correo.cl' }, CRM))
  })

  it('is empty for the default list, and keeps other parameters', () => {
    expect(writeClaimList(START, CRM).toString()).toBe('')
    const base = new URLSearchParams('vista=hoy&pagina=4')
    expect(writeClaimList(START, CRM, base).toString()).toBe('vista=hoy')
  })

  it.each([
    ...['pagina=0', 'pagina=-2', 'pagina=1.5', 'pagina=abc', 'pagina=1000000', 'pagina=7%20'],
    ...['porPagina=7', 'porPagina=1e3', 'orden=nombre-asc', 'orden=id', 'orden=updated_at-asc'],
    ...['subcategoria=FALTAN DOCUMENTOS', `categoria=${'x'.repeat(121)}`],
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(START)
  })

  it("defaults to 25 by update on the admin page, which does not offer the CRM's 10", () => {
    expect(read('', ADMIN)).toEqual({ ...START, ...ADMIN })
    expect(read('porPagina=10', ADMIN).size).toBe(25)
    expect(read('porPagina=10', CRM).size).toBe(10)
  })

  const categories = fc.constantFrom(...CLAIM_CATEGORIES)

  property('of a number has only its filter', [listState, categories], (state, category) => {
    const found = read(listSearch(writeClaimList(state, CRM), { category }), CRM, state.email)
    const { email, size, sort } = state
    expect(found).toEqual({ ...NO_FILTERS, email, size, sort, category, page: 1 })
  })

  it('accepts unknown statuses and airlines up to their maximum length, and trims them', () => {
    const [long, email] = ['x'.repeat(120), 'x'.repeat(254)]
    const query = `categoria=${long}&subcategoria=%20${long}%20&aerolinea=%20AEROFLOT`
    const filters = { email, category: long, subcategory: long, airline: 'AEROFLOT' }
    expect(read(query, CRM, ` ${email} `)).toEqual({ ...START, ...filters })
  })

  it('accepts pages up to six digits, and every sort order that it writes', () => {
    expect(read('pagina=999999').page).toBe(999_999)
    expect(read('orden=actualizacion-asc').sort).toEqual({ field: 'updated_at', direction: 'asc' })
  })

  it.each([null, 5, {}, 'x'.repeat(255)])('accepts no e-mail from a state such as %o', (email) => {
    expect(read('', CRM, email).email).toBe('')
  })

  it.each([
    ['', true],
    ['?orden=id-asc', true],
    ['?vista=hoy', false],
    ['?orden=id-asc&categoria=INGRESADO', false],
    ['?reclamo=1014', false],
  ])('%j is the default list: %s', (search, isPlain) => {
    expect(isPlainList(search)).toBe(isPlain)
  })
})

describe('choosing filters', () => {
  it('resets the sub-status with the category', () => {
    const before = { ...NO_FILTERS, category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' }
    expect(chooseCategory(before, 'NO APLICA')).toEqual({ ...NO_FILTERS, category: 'NO APLICA' })
    expect(chooseCategory(before, '')).toEqual(NO_FILTERS)
  })

  it("offers the CRM's initial 10 only while the list uses it", () => {
    expect(claimPageSizes(10)).toEqual([10, 25, 50, 100])
    expect(claimPageSizes(50)).toEqual([25, 50, 100])
  })
})

describe('the rows', () => {
  const idsBy = (
    sort: `${'id' | 'updated_at'} ${'asc' | 'desc'}`,
    rows: Parameters<typeof sortClaims>[0],
  ) => {
    const [field, direction] = sort.split(' ') as ['id' | 'updated_at', 'asc' | 'desc']
    return sortClaims(rows, { field, direction }).map(({ id }) => id)
  }

  it('sorts dates by time, missing ones last in both directions', () => {
    const rows = [
      { id: 1, updated_at: '2026-11-18' },
      { id: 2, updated_at: null },
      // Still the evening of the 17th in Santiago.
      { id: 3, updated_at: '2026-11-18T02:30:00Z' },
      { id: 4, updated_at: 'ayer' },
      { id: 5, updated_at: '2026-11-19' },
    ]
    expect(idsBy('updated_at asc', rows)).toEqual([3, 1, 5, 2, 4])
    expect(idsBy('updated_at desc', rows)).toEqual([5, 1, 3, 2, 4])
  })

  it('sorts by id, independent of the update', () => {
    const rows = [2, 10, '9', null].map((id, at) => ({ id, updated_at: `2026-01-0${at + 1}` }))
    expect(idsBy('id asc', rows)).toEqual([2, '9', 10, null])
    expect(idsBy('id desc', rows)).toEqual([10, '9', 2, null])
  })

  it('names the rows of a table by their ids, and counts repeated ones', () => {
    const rows = [7, null, '7', 8, null, 7].map((id) => ({ id }))
    expect(toRowKeys(rows)).toEqual(['7', 'sin-numero', '7#2', '8', 'sin-numero#2', '7#3'])
  })

  const row = fc.record({
    id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
    updated_at: fc.oneof(fc.string(), fc.constantFrom(null, '2026-01-01', '2025-06-30')),
  })

  property('keeps every row when it sorts', [fc.array(row), anySort], (rows, sort) => {
    const sorted = sortClaims(rows, sort)
    expect(sorted).toHaveLength(rows.length)
    expect(new Set(sorted)).toEqual(new Set(rows))
  })

  it('pages a list that came whole, and leaves a single page as it is', () => {
    const all = Array.from({ length: 60 }, (_, index) => index)
    expect(rowsOfPage(all, 3, 25)).toEqual([50, 51, 52, 53, 54, 55, 56, 57, 58, 59])
    const page = all.slice(0, 25)
    expect(rowsOfPage(page, 3, 25)).toBe(page)
  })

  it.each([
    [1, 10, 10, 240, 'Reclamos 1 a 10 de 240'],
    [24, 10, 10, 240, 'Reclamos 231 a 240 de 240'],
    [1, 25, 7, 7, '7 reclamos'],
    [1, 25, 1, 1, '1 reclamo'],
    [2, 100, 100, 12_345, 'Reclamos 101 a 200 de 12.345'],
    [1, 25, 0, 0, '0 reclamos'],
    [1, 25, 25, 26, 'Reclamos 1 a 25 de 26'],
    [2, 25, 1, 26, 'Reclamos 26 a 26 de 26'],
    // A claim that was added since the server counted.
    [1, 25, 3, 2, '3 reclamos'],
    [2, 25, 10, 30, 'Reclamos 26 a 35 de 35'],
    [1, 25, 25, null, 'Reclamos 1 a 25 de más de 25'],
    [41, 25, 25, null, 'Reclamos 1.001 a 1.025 de más de 1.025'],
  ])('shows the position of page %i', (page, size, shown, total, words) => {
    expect(rangeText({ page, size, shown, total })).toBe(words)
  })
})

describe('saved views', () => {
  property('open the list that was saved, without page and e-mail', [listState], (state) => {
    const [view] = addView([], 'Mía', state)
    if (!view) throw new Error('nothing was saved')
    const opened = openView(view, CRM)
    expect(opened).toEqual({ ...state, email: '', page: 1 })
    expect(isViewOpen(view, { ...opened, page: 7 }, CRM)).toBe(true)
    expect(isViewOpen(view, { ...opened, email: 'ana@correo.cl' }, CRM)).toBe(false)
    // A customer's e-mail must not be stored on the device.
    expect(addView([], 'Mía', { ...state, email: 'ana@correo.cl' })).toEqual([view])
  })

  property('ignore invalid stored data', [fc.anything()], (kept) => {
    for (const view of parseSavedViews(kept)) openView(view, CRM)
    expect(shownColumns(parseColumnChoice(kept), true).length).toBeGreaterThanOrEqual(2)
  })
})

describe('columns', () => {
  const idsOf = (choice = NO_COLUMN_CHOICE, hasRoom = true) =>
    shownColumns(choice, hasRoom).map(({ id }) => id)
  const ALL = OPTIONAL_COLUMNS.map(({ id }) => id)

  it('always show the id and the action', () => {
    const hidden = ['id', 'actions', ...ALL] as const
    expect(idsOf({ ...NO_COLUMN_CHOICE, hidden })).toEqual(['id', 'actions'])
  })

  it('are all shown by default where there is room, in the order of the specification', () => {
    const labels = (hasRoom: boolean) =>
      shownColumns(NO_COLUMN_CHOICE, hasRoom).map(({ label }) => label)
    const last = ['Último contacto', 'Carpeta', 'Next Step', 'Última actualización', 'Acciones']
    const first = ['ID', 'Nombre', 'Apellidos', 'Email', 'Estado']
    expect(labels(true)).toEqual([...first, 'Aerolínea', 'Responsable', ...last])
    expect(labels(false)).toEqual([...first, ...last])
  })

  it("follow the user's choice, wherever there is room, and order", () => {
    const without = chooseColumn(NO_COLUMN_CHOICE, 'email', false)
    expect(idsOf(without)).not.toContain('email')
    expect(idsOf(chooseColumn(without, 'email', true))).toContain('email')
    expect(idsOf(chooseColumn(NO_COLUMN_CHOICE, 'airline', true), false)).toContain('airline')
    const moved = moveColumn(NO_COLUMN_CHOICE, 'status', -1)
    expect(idsOf(moved).slice(0, 5)).toEqual(['id', 'name', 'lastname', 'status', 'email'])
    expect(moveColumn(NO_COLUMN_CHOICE, 'name', -1)).toEqual(NO_COLUMN_CHOICE)
  })

  const step = fc.tuple(fc.constantFrom(...ALL), fc.constantFrom<1 | -1>(1, -1))

  property('are all there after any moves', [fc.array(step)], (steps) => {
    const choice = steps.reduce((so, [id, to]) => moveColumn(so, id, to), NO_COLUMN_CHOICE)
    expect([...idsOf(choice)].sort()).toEqual([...idsOf()].sort())
  })

  it.each<[unknown, object]>([
    [['id', 'email', 'nada', 4], { hidden: ['email'] }],
    ['email', {}],
    [{ order: ['email', 'email'], shown: 7 }, { order: ['email'] }],
  ])('ignore invalid stored data: %j', (stored, choice) => {
    expect(parseColumnChoice(stored)).toEqual({ ...NO_COLUMN_CHOICE, ...choice })
  })
})
