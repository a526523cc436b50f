import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boardOf } from '@/domain/claim/board'
import { laneById, laneOf } from '@/domain/claim/status/lanes'
import type { Claim } from '@/domain/claim/fields'
import type { ViewFilter } from '@/domain/claim/list/view-filter'
import { nextQuestion, toStatusChange } from '@/domain/claim/status/status-choice'
import { CLAIM_CATEGORIES } from '@/domain/claim/status/status'
import { daysAgo } from '@tests/support/days-ago'
import { property } from '@tests/support/property'

const TODAY = new Date(2026, 10, 21)
function buildClaim(id: Claim['id'], more: Partial<Claim> = {}): Claim {
  return {
    id,
    category: 'INGRESADO',
    airline: 'LATAM',
    handler: 'Equipo Legal',
    last_customer_contact: daysAgo(1),
    ...more,
  } as Claim
}

const waited = (id: Claim['id'], days: number | null, more: Partial<Claim> = {}) =>
  buildClaim(id, { last_customer_contact: days === null ? null : daysAgo(days), ...more })

function lanesOf(claims: readonly Claim[], filter: ViewFilter = {}) {
  return boardOf(TODAY)(claims, filter).lanes
}

/** Claim ids by lane, without empty lanes. */
function numbersIn(claims: readonly Claim[], filter: ViewFilter = {}) {
  const filled = lanesOf(claims, filter).filter(({ cards }) => cards.length > 0)
  return Object.fromEntries(
    filled.map(({ label, cards }) => [label, cards.map(({ claim }) => claim.id)]),
  )
}

describe('the lanes', () => {
  it.each([
    ['EN ESPERA DE RESPUESTA DE LA AEROLÍNEA', 'Respuesta'],
    [' caso  ganado ', 'Cerrados'],
    ['EN REVISIÓN INTERNA', 'Otros'],
    ['', 'Otros'],
    [null, 'Otros'],
  ])('have %j in %s', (category, label) => {
    expect(laneById(laneOf(category)).label).toBe(label)
  })

  it('show "Otros" only when it has a claim', () => {
    const labels = (claims: readonly Claim[]) => lanesOf(claims).map(({ label }) => label)
    const known = ['Recibido', 'Documentos', 'Ingresado', 'Respuesta', 'Compensación', 'Cerrados']
    expect(labels([buildClaim(1)])).toEqual(known)
    expect(labels([buildClaim(1, { category: 'NUEVA' })])).toEqual([...known, 'Otros'])
  })

  it('count each category, and the claims without contact for more than 4 days', () => {
    const lanes = lanesOf([
      waited(1, 5, { category: 'EN APELACIÓN' }),
      waited(2, 4, { category: 'EN APELACIÓN' }),
      waited(3, 90, { category: 'DEMANDA EN CURSO' }),
      waited(4, null, { category: 'DEMANDA EN CURSO' }),
      waited(5, 90, { category: 'NO APLICA' }),
    ])
    const answer = lanes.find(({ id }) => id === 'answer')
    expect(answer?.counts.map(({ category, count }) => `${category} ${count}`)).toEqual([
      ...['EN ESPERA RESPUESTA AEROLÍNEA 0', 'EN APELACIÓN 2', 'DEMANDA EN CURSO 2'],
    ])
    expect(answer?.late).toBe(2)
    expect(lanes.find(({ id }) => id === 'closed')?.late).toBe(0)
  })
})

describe('the cards of a lane', () => {
  it('are sorted by wait, those without a contact first, then the older claim', () => {
    const equal = [2, 3, 'B', '10', null].map((id) => waited(id, 9))
    const claims = [waited(1, 0), ...equal, waited(4, null), waited(5, -2)]
    expect(numbersIn(claims)).toEqual({ Ingresado: [4, 2, 3, '10', 'B', null, 1, 5] })
  })

  it('keep their identity while their claims do', () => {
    const make = boardOf(TODAY)
    const [one, two] = [waited(1, 3), waited(2, 2)]
    const cardsOf = (claims: readonly Claim[]) =>
      make(claims, {}).lanes.flatMap(({ cards }) => cards)
    const [first, second] = cardsOf([one, two])
    const [again, changed] = cardsOf([one, { ...two }])
    expect(again).toBe(first)
    expect(changed).not.toBe(second)
  })

  it('keep the identity of unchanged lanes', () => {
    const make = boardOf(TODAY)
    const still = buildClaim(1, { category: 'POR INGRESAR' })
    const laneIn = (claims: readonly Claim[], id: string) =>
      make(claims, {}).lanes.find((one) => one.id === id)
    const before = [still, buildClaim(2)]
    const [documents, filed] = [laneIn(before, 'documents'), laneIn(before, 'filed')]
    const after = [still, buildClaim(2)]
    expect(laneIn(after, 'documents')).toBe(documents)
    expect(laneIn(after, 'filed')).not.toBe(filed)
  })

  const contact = fc.integer({ min: -5, max: 20 }).map(daysAgo)
  const anyClaim = fc.record({
    id: fc.oneof(fc.nat({ max: 50 }), fc.constant(null), fc.string()),
    category: fc.oneof(fc.constantFrom(...CLAIM_CATEGORIES), fc.string(), fc.constant(null)),
    last_customer_contact: fc.oneof(contact, fc.constantFrom(null, '', 'ayer')),
    airline: fc.constantFrom('LATAM', 'SKY', null),
    handler: fc.constantFrom('Ana', null, ' '),
  })

  property('contain each claim once, for any list', [fc.array(anyClaim)], (rows) => {
    const claims = rows as unknown as readonly Claim[]
    const { lanes, total } = boardOf(TODAY)(claims, {})
    const shown = lanes.flatMap(({ cards }) => cards.map(({ claim }) => claim))
    expect(new Set(shown)).toEqual(new Set(claims))
    expect([shown.length, total]).toEqual([claims.length, claims.length])
    for (const { cards, counts, id } of lanes) {
      const waits = cards.map(({ age }) => age.days ?? Infinity)
      expect(waits).toEqual([...waits].sort((a, b) => (a === b ? 0 : b - a)))
      const counted = counts.reduce((sum, { count }) => sum + count, 0)
      expect(counted).toBe(id === 'others' ? 0 : cards.length)
    }
  })
})

describe('the filters', () => {
  const claims = [
    waited(1, 9),
    waited(2, 4, { airline: 'SKY', handler: ' Teresa Lagos ' }),
    waited(3, 9, { airline: 'SKY', handler: null }),
    waited(4, null, { airline: null, handler: '' }),
  ]

  it.each<[ViewFilter, readonly number[]]>([
    [{}, [4, 1, 3, 2]],
    [{ airline: 'SKY' }, [3, 2]],
    [{ handler: 'Teresa Lagos' }, [2]],
    [{ handler: '' }, [4, 3]],
    [{ contact: 'late' }, [1, 3]],
    [{ airline: 'SKY', handler: '', contact: 'late' }, [3]],
    [{ airline: 'JETSMART' }, []],
  ])('%j leaves %j', (filter, numbers) => {
    expect(numbersIn(claims, filter)['Ingresado'] ?? []).toEqual(numbers)
  })

  it('match all spellings of an airline', () => {
    const spelled = ['JetSMART', 'JETSMART', ' jetsmart ', 'Avianca'].map((airline, at) =>
      waited(at, 1, { airline }),
    )
    expect(numbersIn(spelled, { airline: 'JETSMART' })).toEqual({ Ingresado: [0, 1, 2] })
  })
})

describe('the questions of a move', () => {
  const documents = {
    category: 'EN ESPERA DE DOCUMENTOS',
    subcategory: 'FALTAN DOCUMENTOS',
  } as const
  const agency = { category: 'NO APLICA', subcategory: 'AGENCIA DE VIAJE' } as const

  it.each([
    [{ category: 'POR INGRESAR' }, null],
    [{ category: 'INGRESADO' }, 'subcategory'],
    [{ category: 'INGRESADO', subcategory: 'SI APLICA COMPENSACIÓN' }, null],
    [documents, 'documents'],
    [{ ...documents, documents: [] }, null],
    [agency, 'agency'],
    [{ ...agency, agency: 'Viajes' }, null],
  ] as const)('after %j: %s', (choice, question) => {
    expect(nextQuestion(choice)).toBe(question)
  })

  it('lead to a complete status', () => {
    const empty = { subcategory: '', documents: [], agency: '' }
    const filed = { category: 'POR INGRESAR' } as const
    expect(toStatusChange(filed)).toEqual({ ...filed, ...empty })
    const chosen = { ...agency, agency: 'Viajes' }
    expect(toStatusChange(chosen)).toEqual({ ...empty, ...chosen })
  })
})
