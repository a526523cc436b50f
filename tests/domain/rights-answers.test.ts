import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateFor } from '@/domain/claim/compensation'
import { OTHER_AIRPORT, findAirport } from '@/domain/rights/airports'
import { claimTypeOf } from '@/domain/rights/labels'
import { rightsFor } from '@/domain/rights/rights-for'
import { isEuCountry } from '@/domain/rights/route'
import { NO_DETAILS, PROBLEMS, type TripAnswers } from '@/domain/rights/story'
import { TODAY, anyStory, rightsOf, sentencesOf, storyOf, wordsOf } from './rights-stories'
import { property, withSamples } from '@tests/support/property'

const countryOf = (code: string) => findAirport(code)?.country ?? null

describe('whether a passenger may claim', () => {
  it.each<Partial<TripAnswers>>([
    { problem: '' },
    { outcome: '' },
    { from: '' },
    { to: '' },
    { to: 'SCL' },
    { to: 'XXX' },
    { problem: 'retraso' },
    { problem: 'equipaje', outcome: 'over-4h' },
  ])('is undecided with %j', (told) => {
    expect(rightsFor(storyOf(told), TODAY)).toBeNull()
  })
})

describe('the choices of a passenger', () => {
  const [ANOTHER, REFUND, BACK] = ['Otro vuelo', 'Devolución del pasaje', 'Volver al origen']

  it('of a cancelled flight are another flight or a refund', () => {
    const { choices, care } = rightsOf({ to: 'PMC' })
    expect(choices.map(({ title }) => title)).toEqual([ANOTHER, REFUND, BACK])
    expect(care.map(({ title }) => title)).toEqual([
      ...['Llamadas o mensajes', 'Comida', 'Hotel y traslado', 'Conexión perdida'],
      ...['Los daños que pruebes', 'La causa por escrito', 'Tasas de embarque'],
    ])
  })

  it('exclude another flight after the trip was given up', () => {
    for (const problem of ['cancelacion', 'retraso', 'sobreventa'] as const) {
      const { choices, evidence } = rightsOf({ problem, outcome: 'not-travelled', to: 'GRU' })
      expect(choices.map(({ title }) => title)).not.toContain('Otro vuelo')
      expect(evidence).not.toContain('Hora en que llegaste')
      expect(evidence).toContain('Comprobante de lo que pagaste por el pasaje')
    }
  })

  it.each([
    ['airline', 'la aerolínea los paga tras más de 1 hora de espera.'],
    ['not-told', 'la aerolínea los paga tras más de 1 hora de espera, si es responsable.'],
    ['outside', undefined],
  ] as const)("include the airline's duties during a wait with the cause %s", (cause, calls) => {
    const { care } = rightsOf({ to: 'PMC', cause })
    expect(care.find(({ title }) => title === 'Llamadas o mensajes')?.text).toBe(calls)
    expect(care.some(({ title }) => title === 'Fuerza mayor')).toBe(cause === 'outside')
  })

  it('a flight to Chile is under Chilean law only where it applies', () => {
    const { choices, care } = rightsOf({ from: 'LIM', to: 'SCL' })
    for (const { text } of [...choices, ...care]) {
      expect(text).toMatch(/, de aplicarse la ley chilena\.$/)
    }
  })

  it('two laws with the same right are shown once', () => {
    const { choices } = rightsOf({ to: 'GRU' })
    expect(choices.map(({ title }) => title)).toEqual([ANOTHER, REFUND, BACK])
    const next = 'viajas en el siguiente que haya, o en una alternativa para llegar.'
    expect(choices[0]?.text).toBe(next)
  })

  const [CHILE, MONTREAL] = ['Código Aeronáutico de Chile', 'Convenio de Montreal']

  it.each([
    ['SCL', 'PMC', [CHILE]],
    ['SCL', 'LIM', [CHILE, MONTREAL]],
    ['MAD', 'SCL', ['Reglamento europeo 261 (2004, en reforma)', CHILE, MONTREAL]],
    ['SCL', 'LHR', [CHILE, 'Reglamento británico 261', MONTREAL]],
    ['GRU', 'GIG', ['Resolución 400 de ANAC, Brasil']],
    ['JFK', 'MIA', ['Reglas del DOT, Estados Unidos']],
    ['LIM', 'BOG', [MONTREAL]],
  ])('from %s to %s by %j', (from, to, names) => {
    const { laws } = rightsOf({ problem: 'retraso', outcome: 'over-4h', from, to })
    expect(laws.map(({ title }) => title)).toEqual(names)
  })
})

describe('the sums', () => {
  it.each([
    ['cancelacion', 'no-alternative', '$100.000 a $250.000'],
    ['retraso', 'over-4h', '$80.000 a $180.000'],
    ['sobreventa', 'over-4h', '$75.000 a $190.000'],
    ['equipaje', 'lost', '$500.000 a $1.200.000'],
  ] as const)('end with the estimate of %s, as the FAQ has it', (problem, outcome, text) => {
    expect(rightsOf({ problem, outcome }).amounts.at(-1)).toMatchObject({
      text,
      estimate: estimateFor(claimTypeOf(problem)),
      source: { title: 'Tabla de estimaciones, edición 2025', level: 'own' },
    })
  })

  it.each([
    ['late', '$30.000 a $80.000', 64_000],
    ['damaged', '$50.000 a $150.000', 120_000],
  ] as const)('of %s luggage are those of its own case', (outcome, text, payout) => {
    const own = rightsOf({ problem: 'equipaje', outcome }).amounts.at(-1)
    expect(own).toMatchObject({ text, estimate: { payout } })
  })

  it('of a law have a dated amount in pesos', () => {
    const told = { problem: 'sobreventa', outcome: 'over-4h', from: 'MAD', to: 'GRU' } as const
    const inPesos = (route: object) =>
      rightsOf({ ...told, ...route }).amounts.map(
        ({ text, note }) => `${text}: ${/En pesos.*/.exec(note)?.[0]}`,
      )
    expect(inPesos({})).toEqual([
      '600 EUR: En pesos, unos $630.000 (cambio de enero de 2025).',
      '500 DEG: En pesos, unos $660.000 (cambio de enero de 2025).',
    ])
    expect(inPesos({ from: 'SCL', to: 'LIM' })[0]).toMatch(
      /En pesos, unos \$150\.000 \(cambio de enero de 2025\)\.$/,
    )
  })
})

describe('the deadline', () => {
  const deadlines = (told: Partial<TripAnswers>) =>
    rightsOf(told).deadlines.map(({ title, text }) => `${title}: ${text}`)

  it('is a date if the date of the flight is known', () => {
    expect(deadlines({ date: '2025-12-12' })).toEqual([
      'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar. Mejor antes del 12-12-2026.',
      '2 años por el Convenio de Montreal: Es el plazo para demandar. Tienes hasta el 12-12-2027.',
    ])
  })

  it('is a period if the date is missing or invalid', () => {
    for (const date of ['', '2026-02-31', 'ayer']) {
      expect(deadlines({ date, to: 'PMC' })[0]).toBe(
        'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar, desde la fecha del vuelo.',
      )
    }
  })

  it('that has passed says since when, and what remains', () => {
    expect(deadlines({ date: '2024-11-20' }).slice(0, 2)).toEqual([
      'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar. Pasó el 20-11-2025. Reclama igual, y cuanto antes: junta lo que todavía tengas.',
      '2 años por el Convenio de Montreal: Es el plazo para demandar. Pasó el 20-11-2026. Puedes escribir igual a la aerolínea, pero difícilmente demandar por este convenio.',
    ])
    expect(deadlines({ date: '2024-11-21' })[1]).toMatch(/Tienes hasta el 21-11-2026\.$/)
  })

  it.each([
    ['damaged', '7 días para avisar por escrito', '25-11-2026'],
    ['late', '21 días para avisar por escrito', '09-12-2026'],
  ] as const)('%s luggage has to be reported to the airline within days', (outcome, title, day) => {
    const [told] = rightsOf({ problem: 'equipaje', outcome }).deadlines
    expect(told?.title).toBe(title)
    expect(told?.text).toMatch(new RegExp(`Tienes hasta el ${day}\\.$`))
  })

  it('a flight in the future is marked as such', () => {
    expect(deadlines({ date: '2026-11-22' })[0]).toMatch(/^Tu vuelo aún no sale: /)
    expect(deadlines({ date: TODAY })[0]).toMatch(/^Antes de un año: /)
  })
})

it.each(['lost', 'late', 'damaged'] as const)('%s luggage is proven by the report', (outcome) => {
  const { evidence } = rightsOf({ problem: 'equipaje', outcome })
  expect(evidence).toContain('Informe de equipaje del aeropuerto (PIR)')
})

describe('any answers', () => {
  const ODD =
    /[—–]|undefined|NaN|\b(the|and|or|flight|airline|refund)\b|\.\.| {2}|^[: ]| [.,:;)]|[a-z]\.[A-Z]/

  withSamples(400)('give complete Spanish sentences with sources', [anyStory], (story) => {
    const rights = rightsOf(story)
    const { evidence, headline, openPoints, deadlines } = rights
    const sentences = sentencesOf(rights)
    for (const text of [headline, ...openPoints, ...sentences.map((one) => one.text)]) {
      expect(text).toMatch(/[a-z)%áéíóúñ\d]\.$/i)
    }
    const words = wordsOf(rights)
    expect(words.filter((text) => ODD.test(text))).toEqual([])
    expect(evidence.length).toBeGreaterThan(3)
    expect(deadlines.length).toBeGreaterThan(0)
    for (const { source } of sentences) expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    for (const { text } of [...rights.laws, ...deadlines]) expect(text).toMatch(/^\p{Lu}/u)
    for (const { text } of [...rights.choices, ...rights.care]) expect(text).toMatch(/^\p{Ll}/u)
    for (const list of [rights.choices, rights.care, rights.laws, deadlines, rights.offices]) {
      expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
    }
    // Europe only with an airport there, and Montreal never within a country.
    const [from, to] = [countryOf(story.from), countryOf(story.to)]
    if (!isEuCountry(from) && !isEuCountry(to)) {
      expect(words.join(' ')).not.toMatch(/261\/2004|\d EUR|(regla|reglamento) europe/)
    }
    if (from !== null && from === to) expect(words.join(' ')).not.toMatch(/Montreal/)
  })

  property('give no sum by distance for an unknown airport, and say why', [anyStory], (story) => {
    const { amounts, openPoints } = rightsOf({ ...story, to: OTHER_AIRPORT })
    const byDistance = amounts.filter(
      ({ text, note }) => note.includes(' km') || /^(\d+ EUR|(2|3|4|10|15|20) UF)$/.test(text),
    )
    expect(byDistance).toEqual([])
    expect(openPoints[0]).toMatch(/^No conocemos uno de tus aeropuertos: /)
  })

  const texts: Readonly<Record<string, fc.Arbitrary<string>>> = Object.fromEntries(
    ['from', 'to', 'date', ...Object.keys(NO_DETAILS)].map((one) => [one, fc.string()]),
  )
  const anything = fc.record({
    problem: fc.constantFrom('', ...PROBLEMS),
    outcome: fc.constantFrom('', 'lost', 'over-4h', 'no-alternative'),
    ...texts,
  }) as fc.Arbitrary<TripAnswers>

  property('give no error for any shape', [anything, fc.string()], (story, today) => {
    expect(rightsFor(story, today)).toBeNull()
    rightsFor({ ...story, from: 'SCL', to: 'LIM' }, today)
  })
})
