import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import { boardOf } from '@/domain/claim/board'
import type { Claim } from '@/domain/claim/fields'
import { QUEUE_REASONS } from '@/domain/claim/list/work-queue'
import { buildOverview } from '@/domain/claim/overview/overview'
import {
  readSelection,
  select,
  selectionTitle,
  writeSelection,
  type ClaimSelection,
} from '@/domain/claim/overview/selection'
import { categoryName } from '@/domain/claim/status/lanes'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'
import { daysAgo } from '@tests/support/days-ago'
import { queueOf } from './queue-groups'
import { property, withSamples } from '@tests/support/property'

/** A Saturday. */
const TODAY = new Date(2026, 10, 21, 9, 12)

function claim(changes: Partial<Claim>): Claim {
  return toClaimRecord({
    id: 1,
    category: 'INGRESADO',
    airline: 'LATAM',
    handler: 'Paula Vera',
    last_customer_contact: daysAgo(0),
    created_at: daysAgo(200),
    ...changes,
  })
}

const many = (count: number, changes: Partial<Claim>) =>
  Array.from({ length: count }, () => claim(changes))

const anyClaim = fc
  .record({
    id: fc.nat(),
    category: fc.oneof(
      fc.constantFrom(
        ...CLAIM_CATEGORIES,
        ' caso ganado ',
        'EN ESPERA DE RESPUESTA DE LA AEROLÍNEA',
      ),
      fc.string(),
      fc.constant(null),
    ),
    airline: fc.oneof(
      fc.constantFrom('LATAM', 'latam', ' SKY', 'SKY', '', '#', 'x@y.cl', 'A'.repeat(200), null),
      fc.string(),
    ),
    handler: fc.oneof(
      fc.constantFrom('Paula Vera', 'Paula  Vera', 'paula@vuelojusto.cl', '-', '#', ' ', null),
      fc.string(),
    ),
    last_customer_contact: fc.oneof(
      fc.integer({ min: -3, max: 30 }).map(daysAgo),
      fc.constantFrom(null, '', 'ayer'),
    ),
    created_at: fc.oneof(
      fc.integer({ min: -9, max: 120 }).map(daysAgo),
      fc.constantFrom(null, '2026-11-16T03:30:00Z', 'ayer'),
    ),
    next_step: fc.constantFrom(
      null,
      'Llamar',
      '[20/11] Llamar',
      '[22/11] Llamar',
      '[30/12] Llamar',
    ),
  })
  .map(toClaimRecord)

/** Each number of the overview, the queue and the board, with the selection that it counts. */
function numbers(claims: readonly Claim[]): (readonly [number, ClaimSelection])[] {
  const overview = buildOverview(claims, TODAY)
  const { groups } = queueOf(claims, TODAY)
  const late = boardOf(TODAY)(claims, { contact: 'late', airline: 'SKY', handler: '' })
  return [
    ...boardOf(TODAY)(claims, {}).lanes.map(
      ({ id, cards }) => [cards.length, { state: 'all', lane: id }] as const,
    ),
    ...late.lanes.map(
      ({ id, cards }) =>
        [
          cards.length,
          { state: 'all', contact: 'late', airline: 'SKY', handler: '', lane: id },
        ] as const,
    ),
    ...QUEUE_REASONS.map((due) => [groups[due].length, { state: 'open', due }] as const),
    [overview.total, { state: 'all' }],
    [overview.open, { state: 'open' }],
    [overview.closed, { state: 'closed' }],
    [overview.won, { state: 'won' }],
    [overview.late, { state: 'open', contact: 'late' }],
    [overview.unassigned, { state: 'open', handler: '' }],
    ...overview.lanes.flatMap(({ categories }) =>
      categories.map(({ category, count }) => [count, { state: 'all', category }] as const),
    ),
    ...Object.entries(overview.contacts).map(
      ([contact, count]) =>
        [count, { state: 'open', contact: contact as 'late' | 'none' }] as const,
    ),
    ...overview.weeks.map(({ monday, count }) => [count, { state: 'all', week: monday }] as const),
    ...overview.handlers.flatMap(
      ({ handler, open, late }) =>
        [
          [open, { state: 'open', handler }],
          [late, { state: 'open', handler, contact: 'late' }],
        ] as const,
    ),
    ...overview.airlines.flatMap(
      ({ airline, claims: count, closed, won }) =>
        [
          [count, { state: 'all', airline }],
          [closed, { state: 'closed', airline }],
          [won, { state: 'won', airline }],
        ] as const,
    ),
  ]
}

describe('the overview', () => {
  it('counts open, late, unassigned, closed and won claims', () => {
    const claims = [
      claim({ last_customer_contact: daysAgo(5) }),
      claim({ last_customer_contact: daysAgo(4) }),
      claim({ last_customer_contact: null, handler: ' ' }),
      claim({ category: 'CASO GANADO', last_customer_contact: daysAgo(90), handler: null }),
      claim({ category: 'NO APLICA' }),
    ]
    const counts = { total: 5, open: 3, late: 1, unassigned: 1, closed: 2, won: 1 }
    const contacts = { recent: 0, 'due-soon': 1, late: 1, none: 1 }
    expect(buildOverview(claims, TODAY)).toMatchObject({ ...counts, contacts })
  })

  it('groups the categories into lanes, unknown ones at the end', () => {
    const unknown = [{ category: 'EN REVISIÓN INTERNA' }, { category: null }]
    const { lanes } = buildOverview([claim({}), ...unknown.map(claim)], TODAY)
    expect(lanes.map(({ label, count }) => `${label} ${count}`).join(', ')).toBe(
      'Recibido 0, Documentos 0, Ingresado 1, Respuesta 0, Compensación 0, Cerrados 0, Otros 2',
    )
    const categories = lanes.flatMap((lane) => lane.categories.map(({ name }) => name))
    expect(categories.slice(0, -2).toSorted()).toEqual(CLAIM_CATEGORIES.toSorted())
    expect(categories.slice(-2).map(categoryName)).toEqual(['En revisión interna', 'Sin categoría'])
    expect(buildOverview([], TODAY).lanes.at(-1)?.label).toBe('Cerrados')
  })

  it.each([
    [['INGRESADO'], 'INGRESADO'],
    [['INGRESADO', 'ingresado'], null],
    [[' INGRESADO'], null],
    [[], 'INGRESADO'],
  ])('knows the list filter for %j', (texts, filter) => {
    const claims = texts.map((category) => claim({ category }))
    const { lanes } = buildOverview(claims, TODAY)
    expect(lanes.find(({ id }) => id === 'filed')?.categories[0]?.filter).toBe(filter)
  })

  it('starts weeks on Monday and counts the last twelve of them', () => {
    const late = ['2026-11-21', '2026-11-16', '2026-11-15', '2026-11-09']
    const received = [...late, '2026-08-31', '2026-08-30', null]
    const { weeks } = buildOverview(
      received.map((created_at) => claim({ created_at })),
      TODAY,
    )
    expect(weeks).toHaveLength(12)
    expect(weeks[0]).toEqual({ monday: '2026-08-31', count: 1 })
    expect(weeks[10]).toEqual({ monday: '2026-11-09', count: 2 })
    expect(weeks[11]).toEqual({ monday: '2026-11-16', count: 2 })
  })

  it('sorts handlers by open claims, unassigned last', () => {
    const claims = [
      ...many(3, { handler: null }),
      claim({ handler: 'Paula  Vera', last_customer_contact: daysAgo(8) }),
      ...many(2, { handler: 'Tomás Lillo' }),
      claim({ handler: 'Inés Soto', category: 'CASO GANADO' }),
    ]
    const rows = buildOverview(claims, TODAY).handlers.map(
      ({ name, open, late }) => `${name}: ${open}, late ${late}`,
    )
    expect(rows).toEqual(['Tomás Lillo: 2, late 0', 'Paula  Vera: 1, late 1', ': 3, late 0'])
  })

  it('has no share of won claims below five closed ones', () => {
    const won = { category: 'CASO GANADO' }
    const lost = many(2, { category: 'NO APLICA' })
    const claims = [...many(3, won), ...lost, ...many(4, { ...won, airline: 'sky ' })]
    expect(buildOverview(claims, TODAY).airlines).toEqual([
      expect.objectContaining({ airline: 'LATAM', claims: 5, closed: 5, won: 3, rate: 0.6 }),
      expect.objectContaining({ airline: 'SKY', claims: 4, closed: 4, rate: null, filter: null }),
    ])
  })

  it('lists at most five open claims that waited longest, the older first', () => {
    const waiting = [3, 9, 9, 1, 15, 4, 12, null].map((days, id) =>
      claim({ id, last_customer_contact: days === null ? null : daysAgo(days) }),
    )
    const closed = claim({ category: 'NO APLICA', last_customer_contact: daysAgo(99) })
    const { oldest } = buildOverview([closed, ...waiting.toReversed()], TODAY)
    const rows = oldest.map((entry) => `${entry.claim.id}: ${entry.days}`)
    expect(rows).toEqual(['4: 15', '6: 12', '1: 9', '2: 9', '5: 4'])
  })

  property('has consistent sums for any claims', [fc.array(anyClaim)], (claims) => {
    const before = structuredClone(claims)
    const overview = buildOverview(claims, TODAY)
    const { total, open, closed, lanes, contacts, handlers, airlines, unassigned } = overview
    const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
    expect(total).toBe(claims.length)
    expect(open + closed).toBe(total)
    expect(sum(lanes.map(({ count }) => count))).toBe(total)
    expect(sum(Object.values(contacts))).toBe(open)
    expect(sum(handlers.map((row) => row.open))).toBe(open)
    expect(handlers.find(({ handler }) => handler === '')?.open ?? 0).toBe(unassigned)
    expect(sum(airlines.map((row) => row.claims))).toBe(total)
    expect(sum(airlines.map((row) => row.closed))).toBe(closed)
    expect(claims).toEqual(before)
  })
})

describe('the claims behind a number', () => {
  withSamples(40)('are as many as the number', [fc.array(anyClaim)], (claims) => {
    for (const [count, selection] of numbers(claims)) {
      expect(select(claims, selection, TODAY)).toHaveLength(count)
      const address = writeSelection(selection).toString()
      const asked = readSelection(new URLSearchParams(address))
      expect(asked && select(claims, asked, TODAY)).toHaveLength(count)
      expect(decodeURIComponent(address)).not.toContain('@')
    }
  })

  property('match the list filter of the overview', [fc.array(anyClaim)], (claims) => {
    const { lanes, airlines } = buildOverview(claims, TODAY)
    for (const { filter, count } of lanes.flatMap(({ categories }) => categories)) {
      if (filter === null) continue
      expect(claims.filter(({ category }) => category === filter)).toHaveLength(count)
    }
    for (const { filter, claims: count } of airlines) {
      if (filter === null) continue
      expect(claims.filter(({ airline }) => airline === filter)).toHaveLength(count)
    }
  })

  it.each<[ClaimSelection, string]>([
    [{ state: 'all' }, 'Todos los reclamos'],
    [{ state: 'open' }, 'Abiertos'],
    [{ state: 'open', contact: 'late', airline: 'LATAM' }, 'Atrasados de LATAM'],
    [{ state: 'won', airline: 'JETSMART' }, 'Ganados de JetSMART'],
    [{ state: 'open', contact: 'none' }, 'Sin contacto'],
    [{ state: 'open', handler: '' }, 'Abiertos sin responsable'],
    [{ state: 'won', airline: '' }, 'Ganados sin aerolínea'],
    [{ state: 'open', contact: 'late', handler: 'Inés' }, 'Atrasados a cargo de Inés'],
    [{ state: 'all', category: 'EN APELACIÓN' }, 'Reclamos en «En apelación»'],
    [{ state: 'open', due: 'overdue', airline: 'SKY' }, 'Atrasados en «Qué toca hoy» de SKY'],
    [{ state: 'all', week: '2026-11-16' }, 'Reclamos recibidos en la semana del 16/11/2026'],
  ])('%j is called %s', (selection, title) => {
    expect(selectionTitle(selection)).toBe(title)
  })

  it('use a claim to name a handler that the query cannot contain', () => {
    const own = claim({ handler: 'paula@vuelojusto.cl' })
    const [row] = buildOverview([own], TODAY).handlers
    const selection = { state: 'open', handler: row?.handler } as const
    expect(selectionTitle(selection, own)).toBe('Abiertos a cargo de paula@vuelojusto.cl')
    expect(selectionTitle(selection)).toBe('Abiertos a cargo de otro')
  })

  const WEEK = { state: 'all', week: '2026-11-16', handler: '' }

  it.each([
    ['', null],
    ['vista=resumen&categoria=INGRESADO', null],
    ['ver=nada', null],
    ['ver=abiertos&contacto=x&semana=ayer&responsable=a%40b.cl', { state: 'open' }],
    ['ver=todos&semana=2026-11-16&responsable=%23', WEEK],
  ])('the query %j selects %j', (address, selection) => {
    expect(readSelection(new URLSearchParams(address))).toEqual(selection)
  })

  it('are removed from a query without other changes', () => {
    const base = new URLSearchParams('vista=resumen&categoria=INGRESADO')
    const there = writeSelection({ state: 'open', contact: 'late', handler: 'Inés' }, base)
    expect(writeSelection(null, there).toString()).toBe(base.toString())
  })
})
