import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countFacets,
  fitsQueueFilter,
  isFiltering,
  NO_QUEUE_FILTER as ALL,
  QUEUE_FACET_NAMES,
  readQueueFilter,
  writeQueueFilter,
  type QueueFilter,
} from '@/domain/claim/list/queue-filter'

function claim(category: string | null, airline: string | null, handler: string | null) {
  return { category, airline, handler }
}

const CLAIMS = [
  claim('INGRESADO', 'LATAM', 'Paula'),
  claim('INGRESADO', 'SKY', 'Paula'),
  claim('APELADO', 'LATAM', null),
  claim('APELADO', 'LATAM', 'ana@correo.cl'),
  claim(' INGRESADO ', null, 'Tomás'),
]

const texts = (counts: readonly { value: string; count: number }[]) =>
  counts.map(({ value, count }) => `${value} ${count}`)

describe('the filter of the queue', () => {
  it('is in the query beside other parameters, without an e-mail', () => {
    const search = '?vista=hoy&categoria=APELADO&cola-estado=X'
    const filter = { state: 'INGRESADO', airline: '', handler: 'Paula' }
    const written = writeQueueFilter(search, filter)
    expect(written).toBe(
      'vista=hoy&categoria=APELADO&cola-estado=INGRESADO&cola-aerolinea=&cola-responsable=Paula',
    )
    expect(readQueueFilter(written)).toEqual(filter)
    expect(writeQueueFilter('', { ...ALL, handler: 'ana@correo.cl' })).toBe('')
    expect(
      readQueueFilter('?cola-responsable=ana%40correo.cl&cola-estado=A&cola-estado=B'),
    ).toEqual({ ...ALL, state: 'A' })
    expect(writeQueueFilter(written, ALL)).toBe('vista=hoy&categoria=APELADO')
  })

  it('matches the value of every facet', () => {
    const shown = (filter: Partial<QueueFilter>) =>
      CLAIMS.flatMap((one, at) => (fitsQueueFilter(one, { ...ALL, ...filter }) ? [at] : []))
    expect(shown({})).toEqual([0, 1, 2, 3, 4])
    expect(shown({ state: 'INGRESADO' })).toEqual([0, 1, 4])
    expect(shown({ state: 'INGRESADO', airline: 'LATAM' })).toEqual([0])
    expect(shown({ airline: '' })).toEqual([4])
    expect(shown({ airline: 'AVIANCA' })).toEqual([])
  })

  it('counts the matches of each value; missing values come last, a selected one stays', () => {
    const { state, airline, handler } = countFacets(CLAIMS, {
      ...ALL,
      airline: 'LATAM',
      handler: 'Nadie',
    })
    expect(texts(state)).toEqual([])
    expect(texts(airline)).toEqual(['LATAM 0'])
    expect(texts(handler)).toEqual(['Nadie 0', 'Paula 1', ' 1'])
  })

  it('counts all spellings of a status or airline as one value', () => {
    const spelled = [
      claim('EN ESPERA RESPUESTA AEROLÍNEA', 'JetSMART', null),
      claim('En espera de respuesta de la aerolínea', 'JETSMART', null),
      claim('En revisión', 'Avianca', null),
    ]
    const { state, airline } = countFacets(spelled, ALL)
    expect(texts(state)).toEqual(['EN ESPERA RESPUESTA AEROLÍNEA 2', 'En revisión 1'])
    expect(texts(airline)).toEqual(['Avianca 1', 'JETSMART 2'])
  })

  it('is active with a value, also with the one for none', () => {
    expect([isFiltering(ALL), isFiltering({ ...ALL, airline: '' })]).toEqual([false, true])
  })

  it('counts for every value the claims that it would show alone', () => {
    const text = fc.constantFrom('A', 'B', '', null, 'C')
    const anyClaim = fc.record({ category: text, airline: text, handler: text })
    const value = fc.constantFrom('A', 'B', '', 'C', null)
    const anyFilter = fc.record({ state: value, airline: value, handler: value })
    fc.assert(
      fc.property(fc.array(anyClaim), anyFilter, (claims, filter) => {
        const counts = countFacets(claims, filter)
        for (const facet of QUEUE_FACET_NAMES) {
          for (const { value, count } of counts[facet]) {
            const alone = { ...filter, [facet]: value }
            expect(claims.filter((one) => fitsQueueFilter(one, alone))).toHaveLength(count)
          }
        }
        expect(readQueueFilter(writeQueueFilter('?vista=hoy', filter))).toEqual(filter)
      }),
    )
  })
})
