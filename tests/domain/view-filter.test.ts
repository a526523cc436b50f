import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord } from '@/api/claim-records'
import {
  countChoices,
  fitsViewFilter,
  countFiltered,
  ownQueueSearch,
  readViewFilter,
  writeViewFilter,
  type Facet,
  type ViewFilter,
} from '@/domain/claim/list/view-filter'
import { createFactsReader } from '@/domain/claim/overview/claim-metrics'
import { daysAgo } from '@tests/support/days-ago'
import { property } from '@tests/support/property'

const TODAY = new Date(2026, 10, 21)
const FACETS = ['category', 'airline', 'handler', 'contact'] as const
const factsOf = createFactsReader(TODAY)

function claimWith(
  category: string | null,
  airline: string | null,
  handler: string | null,
  days: number | null = null,
) {
  const last_customer_contact = days === null ? null : daysAgo(days)
  const claim = toClaimRecord({ id: 1, category, airline, handler, last_customer_contact })
  return { claim, facts: factsOf(claim) }
}

const CLAIMS = [
  claimWith('INGRESADO', 'LATAM', 'Paula', 9),
  claimWith('INGRESADO', 'SKY', 'Paula', 3),
  claimWith('EN APELACIÓN', 'LATAM', null),
  claimWith('EN APELACIÓN', 'LATAM', 'ana@correo.cl', 0),
  claimWith(' INGRESADO ', null, 'Tomás', 4),
]

const texts = (filter: ViewFilter, facet: Facet, claims = CLAIMS) =>
  countChoices(claims, filter, facet).map(({ label, count }) => `${label} ${count}`)

describe('the filter of the board and the queue', () => {
  it('is in the query beside other parameters', () => {
    const search = '?vista=hoy&categoria=APELADO&cola-estado=X'
    const filter: ViewFilter = {
      category: 'INGRESADO',
      airline: '',
      handler: 'Paula',
      contact: 'late',
    }
    const written = writeViewFilter(search, filter, FACETS)
    expect(written).toBe(
      'vista=hoy&categoria=APELADO&cola-estado=INGRESADO&cola-aerolinea=&cola-responsable=Paula&cola-contacto=late',
    )
    expect(readViewFilter(written, FACETS)).toEqual(filter)
    expect(writeViewFilter(written, {}, FACETS)).toBe('vista=hoy&categoria=APELADO')
  })

  it.each([
    // No e-mail, no unknown contact, and the first of two values.
    [
      'cola-responsable=ana%40correo.cl&cola-estado=A&cola-estado=B&cola-contacto=x',
      { category: 'A' },
    ],
    // However the URL spells it.
    [
      'cola-aerolinea=Air+France&cola-estado=apelado',
      { airline: 'AIR FRANCE', category: 'APELADO' },
    ],
    ['cola-responsable=Paula+Vera', { handler: 'Paula Vera' }],
  ])('is read from %s as %j', (search, filter) => {
    expect(readViewFilter(search, FACETS)).toEqual(filter)
  })

  it('leaves the facets of another view as they are', () => {
    const search = 'cola-estado=INGRESADO&cola-responsable=Paula'
    expect(readViewFilter(search, ['handler', 'contact'])).toEqual({ handler: 'Paula' })
    expect(writeViewFilter(search, {}, ['handler'])).toBe('cola-estado=INGRESADO')
  })

  it('writes an e-mail as a key that finds its claims again', () => {
    const search = ownQueueSearch('', ' ana@correo.cl ')
    expect(search).not.toContain('correo')
    const filter = readViewFilter(search, FACETS)
    expect(CLAIMS.filter((one) => fitsViewFilter(one, filter))).toEqual([CLAIMS[3]])
    expect(texts(filter, 'handler')).toContain('ana@correo.cl 1')
  })

  it.each<[ViewFilter, readonly number[]]>([
    [{}, [0, 1, 2, 3, 4]],
    [{ category: 'INGRESADO' }, [0, 1, 4]],
    [{ category: 'INGRESADO', airline: 'LATAM' }, [0]],
    [{ airline: '' }, [4]],
    [{ contact: 'late' }, [0]],
    [{ airline: 'AVIANCA' }, []],
  ])('%j shows the claims %j', (filter, expected) => {
    const shown = CLAIMS.flatMap((one, at) => (fitsViewFilter(one, filter) ? [at] : []))
    expect(shown).toEqual(expected)
  })

  it('counts the claims of each value by name, those without one last', () => {
    expect(texts({ airline: 'LATAM' }, 'handler').join(', ')).toBe(
      'ana@correo.cl 1, Paula 1, Sin responsable 1',
    )
    expect(texts({}, 'contact').join(', ')).toBe(
      '2 días o menos 1, 3 o 4 días 2, Más de 4 días 1, Sin contacto 1',
    )
  })

  it('keeps a selected value without claims', () => {
    const filter: ViewFilter = { airline: 'LATAM', handler: 'Nadie', contact: 'late' }
    expect(texts(filter, 'airline')).toEqual(['LATAM 0'])
    expect(texts(filter, 'handler')).toEqual(['Nadie 0', 'Paula 1'])
  })

  it('counts all spellings of a status or airline as one value, and no contact of a closed claim', () => {
    const spelled = [
      claimWith('EN ESPERA RESPUESTA AEROLÍNEA', 'JetSMART', null),
      claimWith('En espera de respuesta de la aerolínea', 'JETSMART', null),
      claimWith('En revisión', 'Avianca', null),
      claimWith('CASO GANADO', ' jetsmart ', null, 9),
    ]
    expect(texts({}, 'category', spelled).join(', ')).toBe(
      'Caso ganado 1, En espera respuesta aerolínea 2, En revisión 1',
    )
    expect(texts({}, 'airline', spelled)).toEqual(['Avianca 1', 'JetSMART 3'])
    expect(texts({}, 'contact', spelled)).toEqual(['Sin contacto 3'])
  })

  it('is active with a value, also with the one for none', () => {
    expect([countFiltered({}), countFiltered({ airline: '' })]).toEqual([0, 1])
    expect(countFiltered(readViewFilter('', FACETS))).toBe(0)
  })

  const text = fc.constantFrom('A', 'B', '', null, 'C', 'a@b.cl', '#1')
  const anyClaim = fc
    .tuple(text, text, text, fc.constantFrom(0, 3, 9, null))
    .map((values) => claimWith(...values))
  const some = fc.array(anyClaim, { minLength: 1 })

  property('counts what a value would show', [some, fc.nat(), fc.nat(3)], (claims, at, kept) => {
    const facts = claims[at % claims.length]?.facts
    const filter = Object.fromEntries(
      FACETS.slice(0, kept).map((facet) => [facet, facts?.[facet] ?? undefined]),
    )
    for (const facet of FACETS) {
      for (const { value, count } of countChoices(claims, filter, facet)) {
        const alone = { ...filter, [facet]: value }
        expect(claims.filter((one) => fitsViewFilter(one, alone))).toHaveLength(count)
        const written = writeViewFilter('?vista=hoy', alone, FACETS)
        expect(readViewFilter(written, FACETS)).toEqual(alone)
      }
    }
  })
})
