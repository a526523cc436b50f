import { describe, expect, it } from 'vitest'
import { sumsFor } from '@/domain/rights/laws/bands'
import { SOURCES, type Source } from '@/domain/rights/laws/sources'
import { detailsFor, rightsFor } from '@/domain/rights/rights-for'
import { dateErrorOf } from '@/domain/rights/story-date'
import { rightsTables } from '@/domain/rights/rights-table'
import { DETAILS, NO_DETAILS, PROBLEMS, type TripAnswers } from '@/domain/rights/story'
import { LAW_ROWS } from './rights-law-table'
import { TODAY, anyStory, rightsOf, storyOf, toStory, wordsOf } from './rights-stories'
import { property, withSamples } from '@tests/support/property'

const nameOf = (source: Source) =>
  Object.entries(SOURCES).find(([, known]) => known === source)?.[0]

describe("the table of a lawyer's answers", () => {
  it.each(LAW_ROWS)('%s', (text, headline, sums, sources, asked) => {
    const story = toStory(text)
    const rights = rightsOf(story)
    expect(rights.headline).toBe(headline)
    expect(rights.amounts.map((amount) => amount.text).join(' + ')).toBe(sums)
    expect(rights.laws.map(({ source }) => nameOf(source)).join(' ')).toBe(sources)
    expect(detailsFor(story, TODAY).join(' ')).toBe(asked)
  })
})

describe('the estimate in pesos', () => {
  withSamples(400)('comes after the laws, and only if no law gives more', [anyStory], (story) => {
    const { amounts, verdict } = rightsOf(story)
    const own = amounts.filter(({ estimate }) => estimate !== undefined)
    if (own.length === 0) return
    expect(own).toEqual([amounts.at(-1)])
    expect(own[0]?.text).toMatch(/^\$[\d.]+ a \$[\d.]+$/)
    expect(own[0]?.note).toMatch(/^Nuestra estimación: /)
    expect(verdict).not.toBe('unlikely')
    for (const { pesos = 0 } of amounts) {
      expect(pesos).toBeLessThanOrEqual(own[0]?.estimate?.maximum ?? 0)
    }
  })

  it('is absent for a delay in countries without a law that gives a sum', () => {
    for (const route of [
      { from: 'MIA', to: 'JFK' },
      { from: 'LIM', to: 'BOG' },
    ]) {
      const { amounts } = rightsOf({ problem: 'retraso', outcome: 'over-4h', ...route })
      expect(amounts.filter(({ text }) => text.includes('$'))).toEqual([])
    }
  })
})

it('gives both sums for a distance within 5 km of a limit', () => {
  const bands = [
    { upTo: 500, sum: 2 },
    { upTo: Infinity, sum: 3 },
  ]
  const sums = [494.9, 495.1, 504.9, 505.1, null].map((km) => sumsFor(bands, km).join())
  expect(sums).toEqual(['2', '2,3', '2,3', '3', ''])
})

describe('the European amount', () => {
  const noteOf = (told: Partial<TripAnswers>) =>
    rightsOf({ from: 'MAD', to: 'SCL', ...told }).amounts.find(({ text }) => text.endsWith('EUR'))
      ?.note ?? ''

  it('is halved if the arrival is near, and a reduction is mentioned only then', () => {
    expect(noteOf({ problem: 'retraso', outcome: '3-to-4h' })).toContain(
      'Es la mitad de 600 EUR, porque llegaste con menos de 4 horas de atraso.',
    )
    expect(noteOf({ problem: 'retraso', outcome: 'over-4h' })).not.toMatch(/mitad|menos/)
    expect(noteOf({ outcome: 'no-alternative' })).not.toMatch(/mitad/)
    expect(noteOf({ problem: 'sobreventa', outcome: 'not-travelled' })).not.toMatch(/mitad/)
  })

  it('states the hours of notice that were given', () => {
    expect(noteOf({ notice: '7-days' })).toContain(
      'No se paga si el otro vuelo salía como máximo 2 horas antes y llegaba con menos de 4 horas de atraso',
    )
    expect(noteOf({ notice: 'under-7-days' })).toContain(
      'No se paga si el otro vuelo salía como máximo 1 hora antes y llegaba con menos de 2 horas de atraso',
    )
    expect(noteOf({ notice: '14-days' })).toBe('')
  })

  it('comes with care and the choice between another flight and a refund', () => {
    const { choices, care } = rightsOf({ from: 'MAD', to: 'SCL', outcome: 'no-alternative' })
    expect(choices.slice(0, 2).map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Otro vuelo: la aerolínea te lleva por otra ruta hasta tu destino final.',
      'Devolución del pasaje: la aerolínea te la paga en 7 días si ya no quieres viajar.',
    ])
    expect(care[0]?.text).toBe(
      'la aerolínea paga comida, hotel, traslado y dos llamadas mientras esperas.',
    )
  })
})

describe('the questions after the first three', () => {
  withSamples(400)('are two at most, and their answers change the result', [anyStory], (story) => {
    const asked = detailsFor(story, TODAY)
    expect(asked.length).toBeLessThanOrEqual(2)
    for (const detail of asked) {
      const answers: readonly string[] = DETAILS[detail]
      const results = answers.map((answer) =>
        JSON.stringify(rightsOf({ ...story, [detail]: answer })),
      )
      expect(new Set(results).size).toBeGreaterThan(1)
    }
  })

  withSamples(400)('are ignored unasked, not decisive once answered', [anyStory], (story) => {
    const asked = detailsFor(story, TODAY)
    const kept = Object.fromEntries(asked.map((detail) => [detail, story[detail]]))
    const rights = rightsOf(story)
    expect(rightsOf({ ...story, ...NO_DETAILS, ...kept })).toEqual(rights)
    expect(rights.headline).not.toMatch(/del atraso/)
    if (story.operator !== '') expect(rights.headline).not.toMatch(/quién operó/)
    if (story.cause === 'airline') expect(rights.headline).not.toMatch(/de la causa\./)
  })

  it('wait for the first three', () => {
    for (const missing of [{ outcome: '' }, { to: '' }, { problem: '' }] as const) {
      expect(detailsFor(storyOf({ to: 'MAD', ...missing }), TODAY)).toEqual([])
    }
  })
})

describe('an old flight', () => {
  it.each([
    ['yes', { outcome: 'alternative-late' }],
    ['maybe', { problem: 'retraso', outcome: '3-to-4h' }],
    ['unlikely', { outcome: 'alternative-soon' }],
  ] as const)('is marked as old if the answer is %s', (was, story) => {
    const told = { to: 'PUQ', ...story }
    expect(rightsOf(told).verdict).toBe(was)
    expect(rightsOf({ ...told, date: '2025-06-01' }).headline).toMatch(
      / Pasó más de un año: el plazo puede haber vencido\.$/,
    )
    const tooOld = rightsOf({ ...told, date: '2010-01-05' })
    expect([tooOld.headline, tooOld.amounts, tooOld.whyNoAmount]).toEqual([
      'Difícil: pasaron más de 6 años.',
      [],
      'Por el tiempo que pasó no te damos un monto: escríbenos y lo vemos.',
    ])
  })

  it('with luggage that has not flown yet is a field error', () => {
    const ahead = storyOf({ problem: 'equipaje', outcome: 'lost', date: '2026-11-22' })
    expect(dateErrorOf(ahead, TODAY)).toBe('Esa fecha aún no llega: pon el día en que volaste.')
    expect(rightsFor(ahead, TODAY)).toBeNull()
    expect(dateErrorOf({ ...ahead, date: TODAY }, TODAY)).toBeUndefined()
    expect(dateErrorOf({ ...ahead, problem: 'retraso' }, TODAY)).toBeUndefined()
  })
})

it.each([
  [{ to: 'LIM' }, ['Perú']],
  [{ from: 'YYZ', to: 'IST' }, ['Canadá', 'Turquía']],
  [{ problem: 'equipaje', outcome: 'lost', from: 'MAD', to: 'BCN' }, ['España']],
  [{ from: 'SCL', to: 'MAD' }, []],
  [{ from: 'GRU', to: 'MIA' }, []],
] as const)('cases outside the table are answered by country: %j', (told, countries) => {
  const said = rightsOf(told).openPoints.filter((point) => point.includes('puede haber otra ley'))
  expect(said).toEqual(
    countries.map((country) => `En ${country} puede haber otra ley: por confirmar.`),
  )
})

it.each([
  ['SCL', 'PMC', ['SERNAC', 'Junta de Aeronáutica Civil (JAC)', 'Juzgado de Policía Local']],
  ['MAD', 'GRU', ['AESA, España', 'Consumidor.gov.br, Brasil']],
  ['CDG', 'MIA', ['Autoridad de aviación de Francia', 'DOT, Estados Unidos']],
  ['LIM', 'BOG', []],
])('says where to claim from %s to %s without the service', (from, to, offices) => {
  expect(rightsOf({ from, to }).offices.map(({ title }) => title)).toEqual(offices)
})

describe('the wording', () => {
  const WRONG =
    /(ley|reembolsos?|reglas?) cuentan?\b|te dejaron abajo|pasaje de vuelta|plata de vuelta|aerolínea europea/i

  it("is the passengers' in tables", () => {
    const words = PROBLEMS.flatMap(rightsTables).flatMap(({ law, conditions, rows }) => [
      ...[law, conditions],
      ...rows.flatMap(({ when, amount }) => [when, amount]),
    ])
    expect(words.filter((text) => WRONG.test(text))).toEqual([])
  })

  property("is the passengers' in answers", [anyStory], (story) => {
    expect(wordsOf(rightsOf(story)).filter((text) => WRONG.test(text))).toEqual([])
  })

  it('of a table has the conditions of its law', () => {
    const conditionsOf = (problem: (typeof PROBLEMS)[number], law: string) =>
      rightsTables(problem).find((table) => table.law.startsWith(law))?.conditions
    expect(conditionsOf('cancelacion', 'Reglamento europeo')).toMatch(
      /operados por una aerolínea de esos países.*14 días de aviso.*circunstancias extraordinarias.*mitad/,
    )
    expect(conditionsOf('retraso', 'Reglamento europeo')).toMatch(/desde 3 horas.*300 EUR.*3 a 4/)
    expect(conditionsOf('sobreventa', 'Código Aeronáutico')).toMatch(/3 horas.*por confirmar/)
    expect(conditionsOf('equipaje', 'Convenio de Montreal')).toMatch(/7 días.*21 días.*perdido/)
    for (const problem of PROBLEMS) {
      expect(rightsTables(problem).at(-1)?.law).toBe('Nuestra estimación')
    }
  })
})
