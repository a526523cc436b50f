import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateFor, estimateText } from '@/domain/claim/compensation'
import { OTHER_AIRPORT, findAirport } from '@/domain/rights/airports'
import { claimTypeOf } from '@/domain/rights/labels'
import { asksForEuropeanAirline, rightsFor } from '@/domain/rights/rights-for'
import { isEuCountry } from '@/domain/rights/route'
import { PROBLEMS, type Story } from '@/domain/rights/story'
import { TODAY, anyStory, rightsOf, sentencesOf, storyOf, wordsOf } from './rights-stories'
import { runs } from '@tests/support/properties'

const YES = 'Sí, podrías reclamar.'
const countryOf = (code: string) => findAirport(code)?.country ?? null

describe('whether a passenger may claim', () => {
  it.each<[Partial<Story>, string]>([
    [{ outcome: 'alternative-soon' }, 'Difícil, pero puedes pedir la causa por escrito.'],
    [{ outcome: 'alternative-late' }, YES],
    [{ outcome: 'no-alternative' }, YES],
    [
      { problem: 'retraso', outcome: 'under-3h' },
      'Difícil, pero puedes pedir la causa por escrito.',
    ],
    [{ problem: 'retraso', outcome: '3-to-4h' }, 'Quizás: depende del avión y de la causa.'],
    [{ problem: 'retraso', outcome: 'over-4h' }, YES],
    [
      { problem: 'sobreventa', outcome: 'under-3h' },
      'Quizás: depende del atraso con que llegaste.',
    ],
    [{ problem: 'sobreventa', outcome: '3-to-4h' }, YES],
    [{ problem: 'sobreventa', outcome: 'over-4h' }, YES],
    [{ problem: 'equipaje', outcome: 'lost' }, YES],
    [{ problem: 'equipaje', outcome: 'lost', to: 'PMC' }, YES],
    [{ problem: 'equipaje', outcome: 'late' }, YES],
    [{ problem: 'equipaje', outcome: 'damaged', date: '2026-11-14' }, YES],
    [
      { problem: 'equipaje', outcome: 'damaged', date: '2026-11-13' },
      'Quizás: depende de si avisaste a tiempo.',
    ],
    [
      { problem: 'equipaje', outcome: 'late', date: '2026-10-30' },
      'Quizás: depende de si avisaste a tiempo.',
    ],
    [{ problem: 'equipaje', outcome: 'damaged', date: '2026-11-13', to: 'PMC' }, YES],
    [{ date: '2025-11-21' }, YES],
    [{ date: '2025-11-20' }, 'Quizás: depende de si sigue abierto el plazo.'],
    [{ outcome: 'alternative-soon', to: 'MAD' }, 'Quizás: depende de si tu aerolínea es europea.'],
    [{ outcome: 'alternative-soon', to: 'MAD', isEuropeanAirline: true }, YES],
    [
      { outcome: 'alternative-soon', to: 'MAD', isEuropeanAirline: false },
      'Difícil, pero puedes pedir la causa por escrito.',
    ],
    [{ problem: 'retraso', outcome: '3-to-4h', from: 'MAD', to: 'SCL' }, YES],
    [{ problem: 'sobreventa', outcome: 'under-3h', to: 'GRU' }, YES],
    [{ from: 'JFK', to: 'MIA' }, YES],
    [
      { from: 'JFK', to: 'MIA', outcome: 'alternative-soon' },
      'Difícil, pero puedes pedir una explicación por escrito.',
    ],
    [
      { problem: 'sobreventa', outcome: 'over-4h', from: 'LIM', to: 'BOG' },
      'Quizás: depende de la ley de esos países.',
    ],
    [{ from: 'LIM', to: 'BOG' }, 'Quizás: depende de lo que puedas probar.'],
    [
      { problem: 'equipaje', outcome: 'lost', to: OTHER_AIRPORT },
      'Quizás: depende de si tu vuelo fue dentro de Chile.',
    ],
  ])('%j: %s', (told, headline) => {
    const { headline: said, verdict } = rightsOf(told)
    expect(said).toBe(headline)
    expect(verdict).toBe({ S: 'yes', Q: 'maybe', D: 'unlikely' }[headline.charAt(0)])
  })

  it.each<Partial<Story>>([
    { problem: '' },
    { outcome: '' },
    { from: '' },
    { to: '' },
    { to: 'SCL' },
    { to: 'XXX' },
    { problem: 'retraso' },
    { problem: 'equipaje', outcome: 'over-4h' },
  ])('is not said yet with %j', (told) => {
    expect(rightsFor(storyOf(told), TODAY)).toBeNull()
  })
})

describe('what a passenger may choose and count on', () => {
  it('a cancelled flight leaves another flight or the money', () => {
    const { choices, care } = rightsOf({ to: 'PMC' })
    expect(choices.map(({ title }) => title)).toEqual(['Otro vuelo', 'Tu plata de vuelta'])
    expect(care.map(({ title }) => title)).toEqual([
      'Llamadas o mensajes',
      'Comida',
      'Hotel y traslado',
      'La causa por escrito',
      'Tus tasas de embarque',
    ])
  })

  it('two laws that give the same are heard once', () => {
    const { choices } = rightsOf({ to: 'GRU' })
    expect(choices.map(({ title }) => title)).toEqual(['Otro vuelo', 'Tu plata de vuelta'])
    expect(choices[0]?.text).toBe('el siguiente que haya, o una alternativa para llegar.')
  })

  it.each([
    ['SCL', 'PMC', ['Código Aeronáutico de Chile']],
    ['SCL', 'LIM', ['Código Aeronáutico de Chile', 'Convenio de Montreal']],
    [
      'MAD',
      'SCL',
      [
        'Reglamento europeo 261 (2004, en reforma)',
        'Código Aeronáutico de Chile',
        'Convenio de Montreal',
      ],
    ],
    [
      'SCL',
      'LHR',
      ['Código Aeronáutico de Chile', 'Reglamento británico 261', 'Convenio de Montreal'],
    ],
    ['GRU', 'GIG', ['Resolución 400 de ANAC, Brasil']],
    ['JFK', 'MIA', ['Reglas del DOT, Estados Unidos']],
    ['LIM', 'BOG', ['Convenio de Montreal']],
  ])('from %s to %s by %j', (from, to, names) => {
    const laws = rightsOf({ problem: 'retraso', outcome: 'over-4h', from, to }).laws
    expect(laws.map(({ title }) => title)).toEqual(names)
  })
})

describe('the sums', () => {
  it.each([
    ['cancelacion', 'no-alternative'],
    ['retraso', 'over-4h'],
    ['sobreventa', 'over-4h'],
    ['equipaje', 'lost'],
  ] as const)('begin with the estimate of %s, as every other page shows it', (problem, outcome) => {
    const type = claimTypeOf(problem)
    expect(rightsOf({ problem, outcome }).amounts[0]).toMatchObject({
      text: estimateText(type),
      estimate: estimateFor(type),
      source: { title: 'Tabla de estimaciones, edición 2025', level: 'secondary' },
    })
  })

  it.each([
    ['late', 'hasta $80.000', 64_000],
    ['damaged', 'hasta $150.000', 120_000],
  ] as const)('of %s luggage are those of its own case', (outcome, text, payout) => {
    const [first] = rightsOf({ problem: 'equipaje', outcome }).amounts
    expect(first).toMatchObject({ text, estimate: { payout } })
  })

  it('are left out where a claim is unlikely', () => {
    expect(rightsOf({ outcome: 'alternative-soon' }).amounts).toEqual([])
  })

  it("of a law are nobody's share", () => {
    const [, ...laws] = rightsOf({ to: 'MAD', isEuropeanAirline: true }).amounts
    expect(laws.map(({ text, estimate }) => [text, estimate])).toEqual([
      ['600 EUR', undefined],
      ['hasta 6.303 DEG', undefined],
    ])
  })
})

describe('until when', () => {
  const deadlines = (told: Partial<Story>) =>
    rightsOf(told).deadlines.map(({ title, text }) => `${title}: ${text}`)

  it('is a day where the day of the flight is known', () => {
    expect(deadlines({ date: '2025-12-12' })).toEqual([
      'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar. Tienes hasta el 12-12-2026.',
      '2 años por el Convenio de Montreal: Es el plazo para demandar. Tienes hasta el 12-12-2027.',
      expect.stringMatching(/^SERNAC: /),
      expect.stringMatching(/^Juzgado de Policía Local: /),
    ])
  })

  it('is a time from the flight where the day is not known, or is none', () => {
    for (const date of ['', '2026-02-31', 'ayer']) {
      expect(deadlines({ date, to: 'PMC' })[0]).toBe(
        'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar, desde la fecha del vuelo.',
      )
    }
  })

  it('what has run out says since when, and what is left to do', () => {
    expect(deadlines({ date: '2024-11-20' }).slice(0, 2)).toEqual([
      'Antes de un año: Es lo que recomendamos, porque todo es más fácil de probar. Pasó el 20-11-2025. Reclama igual, y cuanto antes: junta lo que todavía tengas.',
      '2 años por el Convenio de Montreal: Es el plazo para demandar. Pasó el 20-11-2026. Puedes escribir igual a la aerolínea, pero difícilmente demandar por este convenio.',
    ])
    expect(deadlines({ date: '2024-11-21' })[1]).toMatch(/Tienes hasta el 21-11-2026\.$/)
  })

  it.each([
    ['damaged', '7 días para avisar por escrito', '25-11-2026'],
    ['late', '21 días para avisar por escrito', '09-12-2026'],
  ] as const)('%s luggage is told to the airline within days', (outcome, title, day) => {
    const told = rightsOf({ problem: 'equipaje', outcome }).deadlines.find(
      (one) => one.title === title,
    )
    expect(told?.text).toMatch(new RegExp(`Tienes hasta el ${day}\\.$`))
  })

  it('a flight that has not left is said to be ahead', () => {
    expect(deadlines({ date: '2026-11-22' })[0]).toMatch(/^Tu vuelo aún no sale: /)
    expect(deadlines({ date: TODAY })[0]).toMatch(/^Antes de un año: /)
  })

  it('SERNAC is for flights of Chile', () => {
    expect(deadlines({ from: 'LIM', to: 'BOG' }).join()).not.toMatch(/SERNAC/)
  })
})

it.each(['lost', 'late', 'damaged'] as const)(
  'the proof of %s luggage has the report of the airport',
  (outcome) => {
    expect(rightsOf({ problem: 'equipaje', outcome }).evidence).toContain(
      'Informe de equipaje del aeropuerto (PIR)',
    )
  },
)

describe('any story', () => {
  it('has a whole answer in plain Spanish, each sentence with where it stands', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const rights = rightsOf(story)
        const { evidence, headline, openPoints, deadlines } = rights
        const sentences = sentencesOf(rights)
        for (const text of [headline, ...openPoints, ...sentences.map((one) => one.text)]) {
          expect(text).toMatch(/[a-z)%áéíóúñ\d]\.$/i)
        }
        expect(
          wordsOf(rights).filter((text) =>
            /[—–]|undefined|NaN|\b(the|and|or|flight|airline|refund)\b|\.\.| {2}/.test(text),
          ),
        ).toEqual([])
        expect(evidence.length).toBeGreaterThan(3)
        expect(deadlines.length).toBeGreaterThan(0)
        for (const { source } of sentences) {
          expect(source.level).not.toBe('unknown')
          expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/)
        }
        for (const { text } of [...rights.laws, ...deadlines]) expect(text).toMatch(/^\p{Lu}/u)
        for (const { text } of [...rights.choices, ...rights.care]) expect(text).toMatch(/^\p{Ll}/u)
        for (const list of [rights.choices, rights.care, rights.laws, deadlines]) {
          expect(new Set(list.map(({ title }) => title)).size).toBe(list.length)
        }
      }),
      { numRuns: runs(400) },
    )
  })

  it('hears of Europe only with an airport there, of Montreal never within a country', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const words = wordsOf(rightsOf(story)).join(' ')
        const [from, to] = [countryOf(story.from), countryOf(story.to)]
        if (!isEuCountry(from) && !isEuCountry(to))
          expect(words).not.toMatch(/261\/2004|EUR|europe/i)
        if (from !== null && from === to) expect(words).not.toMatch(/Montreal/)
      }),
      { numRuns: runs(400) },
    )
  })

  it('gets no sum by distance for an airport that is not known, and hears why', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const { amounts, openPoints } = rightsOf({ ...story, to: OTHER_AIRPORT })
        const byDistance = amounts.filter(
          ({ text, note }) => note.includes(' km') || /^(\d+ EUR|(2|3|4|10|15|20) UF)$/.test(text),
        )
        expect(byDistance).toEqual([])
        expect(openPoints[0]).toMatch(/^No conocemos uno de tus aeropuertos: /)
      }),
    )
  })

  it('is asked for the airline where, and only where, that changes the answer', () => {
    fc.assert(
      fc.property(anyStory, (story) => {
        const [yes, no] = [true, false].map((isEuropeanAirline) =>
          rightsOf({ ...story, isEuropeanAirline }),
        )
        expect(asksForEuropeanAirline(story)).toBe(JSON.stringify(yes) !== JSON.stringify(no))
      }),
      { numRuns: runs(400) },
    )
  })

  it('is asked for the airline before its outcome, but not before its route', () => {
    for (const problem of PROBLEMS) {
      const told = { problem, outcome: '', to: 'MAD' } as const
      expect(asksForEuropeanAirline(storyOf(told))).toBe(problem !== 'equipaje')
      expect(asksForEuropeanAirline(storyOf({ ...told, to: '' }))).toBe(false)
    }
    expect(asksForEuropeanAirline(storyOf({ problem: '', to: 'MAD' }))).toBe(false)
  })

  it('of anything at all gives an answer or none, and never throws', () => {
    const anything = fc.record({
      problem: fc.constantFrom('', ...PROBLEMS),
      from: fc.string(),
      to: fc.string(),
      date: fc.string(),
      outcome: fc.constantFrom('', 'lost', 'over-4h', 'no-alternative'),
      isEuropeanAirline: fc.constant(null),
    }) as fc.Arbitrary<Story>
    fc.assert(
      fc.property(anything, fc.string(), (story, today) => {
        expect(rightsFor(story, today)).toBeNull()
        rightsFor({ ...story, from: 'SCL', to: 'LIM' }, today)
      }),
    )
  })
})
