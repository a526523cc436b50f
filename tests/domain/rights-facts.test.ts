import { describe, expect, it } from 'vitest'
import { SOURCES } from '@/domain/rights/laws/sources'
import { FAQ_OF } from '@/domain/rights/questions'
import type { Level } from '@/domain/rights/laws/sources'
import { rightsTable } from '@/domain/rights/rights-table'
import { OUTCOMES, PROBLEMS, type Problem, type Story } from '@/domain/rights/story'
import { rightsOf, sentencesOf, wordsOf } from './rights-stories'

type Fact = readonly [fact: string, told: Partial<Story>, says: RegExp, level: Level]

const boarding = { problem: 'sobreventa', outcome: 'over-4h' } as const
const delay = { problem: 'retraso', outcome: 'over-4h' } as const
const baggage = { problem: 'equipaje', outcome: 'late' } as const
const uncertain = { outcome: 'no-alternative' } as const

const CHILE: readonly Fact[] = [
  ['volunteers first', boarding, /busca primero voluntarios/, 'verified'],
  ['then another flight', boarding, /^Otro vuelo: el siguiente/, 'verified'],
  ['or a refund', boarding, /^Tu plata de vuelta: si decides no viajar/, 'verified'],
  ['below 500 km', { ...boarding, to: 'LSC' }, /^2 UF: /, 'secondary'],
  ['500 to 1,000 km', { ...boarding, to: 'PMC' }, /^3 UF: /, 'secondary'],
  ['1,000 to 2,500 km', { ...boarding, to: 'LIM' }, /^4 UF: /, 'secondary'],
  ['2,500 to 4,000 km', { ...boarding, to: 'GRU' }, /^10 UF: /, 'secondary'],
  ['4,000 to 8,000 km', { ...boarding, to: 'MIA' }, /^15 UF: /, 'secondary'],
  ['above 8,000 km', { ...boarding, to: 'SYD' }, /^20 UF: /, 'secondary'],
  [
    'and by the delay',
    boarding,
    /^4 UF: .*depende también del atraso.*3 horas.*\(4 horas/,
    'secondary',
  ],
  [
    'written notice',
    boarding,
    /^Un aviso por escrito: con tus derechos, el motivo, la compensación y dónde reclamar/,
    'verified',
  ],
  ['next flight', {}, /^Otro vuelo: el siguiente que haya, o una alternativa/, 'verified'],
  [
    'refund above 3 h, 4 h below 29 seats',
    {},
    /^Tu plata de vuelta: .*más de 3 horas \(4 horas en aviones de menos de 29 asientos\)/,
    'verified',
  ],
  ['written cause', {}, /^La causa por escrito/, 'verified'],
  [
    'calls',
    delay,
    /^Llamadas o mensajes: si la aerolínea es responsable y esperas más de 1 hora/,
    'verified',
  ],
  [
    'meals',
    delay,
    /^Comida: al menos 0,5 UF desde las 2 horas de espera, y otra vez cada 3 horas, si la aerolínea es responsable/,
    'verified',
  ],
  ['lodging and transport', delay, /^Hotel y traslado: /, 'verified'],
  [
    'taxes',
    { ...uncertain, to: 'PMC' },
    /^Tus tasas de embarque: de vuelta en 10 días .*mismo medio y aunque no las pidas/,
    'verified',
  ],
  [
    'luggage',
    { ...baggage, to: 'PMC' },
    /^40 UF: Por pasajero, por equipaje perdido, dañado o atrasado/,
    'verified',
  ],
  [
    'SERNAC',
    {},
    /^SERNAC: Reclamas gratis, por internet con ClaveÚnica o en persona; .*18 días hábiles como máximo/,
    'secondary',
  ],
  ['then the court', {}, /^Juzgado de Policía Local: /, 'secondary'],
]

const ABROAD: readonly Fact[] = [
  ['Montreal, delay', delay, /^hasta 6\.303 DEG: Es un tope .*que pruebes/, 'secondary'],
  ['Montreal, luggage', baggage, /^hasta 1\.519 DEG: Es un tope .*que pruebes/, 'secondary'],
  ['Montreal, late luggage', baggage, /^21 días para avisar por escrito: /, 'secondary'],
  [
    'Montreal, damage',
    { ...baggage, outcome: 'damaged' },
    /^7 días para avisar por escrito: /,
    'secondary',
  ],
  ['Montreal, action', delay, /^2 años por el Convenio de Montreal: /, 'secondary'],
  [
    'EU, to 1,500 km',
    { ...boarding, from: 'MAD', to: 'BCN' },
    /^250 EUR: .*menos de 2 horas/,
    'verified',
  ],
  [
    'EU, beyond, within',
    { ...boarding, from: 'LIS', to: 'MUC' },
    /^400 EUR: .*menos de 3 horas/,
    'verified',
  ],
  ['EU, 1,500 to 3,500 km', { ...boarding, from: 'FRA', to: 'IST' }, /^400 EUR: /, 'verified'],
  [
    'EU, further',
    { ...boarding, from: 'MAD', to: 'SCL' },
    /^600 EUR: .*menos de 4 horas/,
    'verified',
  ],
  [
    'EU, scope',
    { ...delay, from: 'MAD', to: 'SCL' },
    /salen de la Unión Europea, y en los que llegan a ella con una aerolínea europea/,
    'secondary',
  ],
  [
    'EU, 3 hours',
    { ...delay, from: 'MAD', to: 'SCL' },
    /^600 EUR: Desde 3 horas de atraso al llegar, salvo circunstancias extraordinarias/,
    'verified',
  ],
  [
    'EU, notice',
    { from: 'MAD', to: 'SCL' },
    /^600 EUR: No se paga con 14 días de aviso ni en circunstancias extraordinarias/,
    'verified',
  ],
  ['UK', { ...boarding, to: 'LHR' }, /^220, 350 o 520 GBP: /, 'secondary'],
  [
    'Brazil, within',
    { ...boarding, from: 'GRU', to: 'GIG' },
    /^250 DEG: Se paga en el momento/,
    'secondary',
  ],
  ['Brazil, abroad', { ...boarding, to: 'GRU' }, /^500 DEG: Se paga en el momento/, 'secondary'],
  [
    'Brazil, help',
    { ...delay, to: 'GRU' },
    /desde 1 hora de espera, comida desde 2 y hotel desde 4/,
    'secondary',
  ],
  ['Brazil, scope', { to: 'GRU' }, /en vuelos en Brasil, desde Brasil y hacia Brasil/, 'secondary'],
  ['Brazil, 2 years', { to: 'GRU' }, /^2 años en Brasil: /, 'secondary'],
  ['Brazil, 5 years', { from: 'GRU', to: 'GIG' }, /^5 años en Brasil: /, 'secondary'],
  [
    'US, refund abroad',
    { to: 'MIA' },
    /más de 6 horas y no aceptaste otro: 7 días hábiles con tarjeta, 20 días/,
    'verified',
  ],
  [
    'US, refund within',
    { from: 'JFK', to: 'MIA' },
    /más de 3 horas y no aceptaste otro/,
    'verified',
  ],
  ['US, scope', { to: 'MIA' }, /dentro de Estados Unidos, desde allá y hacia allá/, 'verified'],
  [
    'US, fee of a bag',
    { ...baggage, to: 'MIA' },
    /desde 12 horas de espera en un vuelo interno, o de 15 a 30 en uno internacional/,
    'verified',
  ],
  [
    'US, denied boarding',
    { ...boarding, from: 'MIA', to: 'SCL' },
    /^200% o 400% del pasaje de ida, hasta 1\.075 USD o 2\.150 USD: /,
    'verified',
  ],
  ['US, luggage within', { ...baggage, from: 'JFK', to: 'MIA' }, /^hasta 4\.700 USD: /, 'verified'],
]

const everyRow = PROBLEMS.flatMap((problem) => rightsTable(problem))
const everyQuestion = PROBLEMS.flatMap((problem) => FAQ_OF[problem])

describe('what the laws say', () => {
  it.each([...CHILE, ...ABROAD])('%s', (_fact, told, says, level) => {
    const said = sentencesOf(rightsOf(told)).filter(({ text }) => says.test(text))
    expect(said.map(({ source }) => source.level)).toEqual([level])
  })

  it.each([
    [
      'a technical failure is no force majeure',
      'retraso',
      /radio averiada es mantención, no fuerza mayor/,
      'secondary',
    ],
    [
      'a ticket is handed over',
      'cancelacion',
      /hasta 24 horas antes, una vez por pasaje y dos veces al año por aerolínea/,
      'verified',
    ],
    [
      'taxes on flights within Chile',
      'cancelacion',
      /En vuelos dentro de Chile .*10 días/,
      'verified',
    ],
    [
      'two to twenty UF',
      'sobreventa',
      /De 2 a 20 UF, según la distancia y también según el atraso/,
      'secondary',
    ],
  ] as const)('%s, on the page of the problem', (_fact, problem, says, level) => {
    const said = FAQ_OF[problem].filter(({ answer }) => says.test(answer))
    expect(said.map(({ source }) => source.level)).toEqual([level])
  })

  it.each([
    ['Chile, when to sue', {}, 'El plazo legal para demandar en Chile está por confirmar.'],
    [
      'Chile, ceiling of a delay',
      delay,
      'La ley chilena pone un tope a los daños por atraso: la cifra está por confirmar.',
    ],
    [
      'EU, reform',
      { from: 'MAD', to: 'SCL' },
      'El reglamento europeo está en reforma: desde cuándo rigen las reglas nuevas está por confirmar.',
    ],
    [
      'Brazil, luggage',
      { ...baggage, to: 'GRU' },
      'El tope por equipaje en Brasil está por confirmar.',
    ],
    [
      'US, after June 2026',
      { to: 'MIA' },
      'Estados Unidos anunció cambios a sus reembolsos: cómo quedaron después de junio de 2026 está por confirmar.',
    ],
    [
      'US, from where',
      { ...boarding, to: 'MIA' },
      'En qué vuelos se paga la sobreventa de Estados Unidos está por confirmar.',
    ],
  ] as const)('%s stays open, and is said to', (_fact, told, says) => {
    expect(rightsOf(told).openPoints).toContain(says)
  })

  it('the reform of EU 261 shows in its name and sources', () => {
    expect(rightsOf({ from: 'MAD', to: 'SCL' }).laws[0]?.title).toBe(
      'Reglamento europeo 261 (2004, en reforma)',
    )
    for (const { title } of [SOURCES.eu261, SOURCES.eu261Scope]) expect(title).toMatch(/en reforma/)
  })

  it('taxes come back on flights within Chile only', () => {
    expect(rightsOf({ to: 'PMC' }).care.map(({ title }) => title)).toContain(
      'Tus tasas de embarque',
    )
    expect(rightsOf({ to: 'LIM' }).care.map(({ title }) => title)).not.toContain(
      'Tus tasas de embarque',
    )
  })
})

const NOT_FOUND =
  /250 UF|art(ículo|\.) ?(26|35|133 [AB]|147|175)\b|19\.496|1\.131|proposal|sin plazo|300 EUR|48 horas|por ley tienes/i

function everyAnswer(problem: Problem) {
  const routes = [
    ['SCL', 'PMC'],
    ['SCL', 'LIM'],
    ['SCL', 'MAD'],
    ['MAD', 'SCL'],
    ['LHR', 'SCL'],
    ['GRU', 'GIG'],
    ['SCL', 'GRU'],
    ['MIA', 'SCL'],
    ['JFK', 'MIA'],
    ['SCL', 'OTRO'],
    ['LIM', 'BOG'],
  ] as const
  return routes.flatMap(([from, to]) =>
    OUTCOMES[problem].map((outcome) => rightsOf({ problem, outcome, from, to })),
  )
}

describe('what nobody found', () => {
  it.each(PROBLEMS)('is not said of %s', (problem) => {
    const words = [
      ...everyAnswer(problem).flatMap(wordsOf),
      ...rightsTable(problem).flatMap((row) => [row.law, row.when, row.amount, row.source.title]),
      ...FAQ_OF[problem].flatMap(({ question, answer, source }) => [
        question,
        answer,
        source.title,
      ]),
    ]
    expect(words.filter((text) => NOT_FOUND.test(text))).toEqual([])
  })

  it('has no source: each is read or at second hand, looked at on a day, and leads nowhere unsafe', () => {
    for (const { title, url, checked, level } of Object.values(SOURCES)) {
      expect(title).not.toBe('')
      expect(checked).toBe('2026-11-21')
      expect(['verified', 'secondary']).toContain(level)
      if (url !== null) expect(new URL(url).protocol).toMatch(/^https:$/)
    }
  })

  it('nothing stands without a source of the list', () => {
    const known = new Set<unknown>(Object.values(SOURCES))
    const used = [
      ...PROBLEMS.flatMap(everyAnswer).flatMap(sentencesOf),
      ...everyRow,
      ...everyQuestion,
    ].map(({ source }) => source)
    expect(used.filter((source) => !known.has(source))).toEqual([])
    expect(Object.entries(SOURCES).filter(([, source]) => !used.includes(source))).toEqual([])
  })
})
