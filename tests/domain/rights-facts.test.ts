import { describe, expect, it } from 'vitest'
import { SOURCES } from '@/domain/rights/laws/sources'
import { FAQ_OF } from '@/domain/rights/questions'
import type { Level } from '@/domain/rights/laws/sources'
import { rightsTables } from '@/domain/rights/rights-table'
import { DETAILS, OUTCOMES, PROBLEMS, type Problem, type TripAnswers } from '@/domain/rights/story'
import { rightsOf, sentencesOf, wordsOf } from './rights-stories'

type Fact = readonly [fact: string, told: Partial<TripAnswers>, says: RegExp, level: Level]

const boarding = { problem: 'sobreventa', outcome: 'over-4h' } as const
const delay = { problem: 'retraso', outcome: 'over-4h' } as const
const baggage = { problem: 'equipaje', outcome: 'late' } as const
const uncertain = { outcome: 'no-alternative' } as const

const CHILE: readonly Fact[] = [
  ['volunteers first', boarding, /busca primero voluntarios/, 'law'],
  ['then another flight', boarding, /^Otro vuelo: viajas en el siguiente/, 'law'],
  ['or a refund', boarding, /^Devolución del pasaje: la puedes pedir si decides no viajar/, 'law'],
  ['below 500 km', { ...boarding, to: 'LSC' }, /^2 UF: /, 'secondary'],
  ['500 to 1,000 km', { ...boarding, to: 'PMC' }, /^3 UF: /, 'secondary'],
  ['1,000 to 2,500 km', { ...boarding, to: 'LIM' }, /^4 UF: /, 'secondary'],
  ['2,500 to 4,000 km', { ...boarding, to: 'GRU' }, /^10 UF: /, 'secondary'],
  ['4,000 to 8,000 km', { ...boarding, to: 'MIA' }, /^15 UF: /, 'secondary'],
  ['above 8,000 km', { ...boarding, to: 'SYD' }, /^20 UF: /, 'secondary'],
  ['and by the delay', boarding, /^4 UF: Tu ruta mide unos 2\.460 km/, 'secondary'],
  [
    'written notice',
    boarding,
    /^Un aviso por escrito: la aerolínea te lo entrega con tus derechos, el motivo, la compensación y dónde reclamar/,
    'office',
  ],
  [
    'next flight',
    {},
    /^Otro vuelo: viajas en el siguiente que haya, o en una alternativa/,
    'office',
  ],
  [
    'refund above 3 h, 4 h below 29 seats',
    {},
    /^Devolución del pasaje: .*más de 3 horas \(4 horas en aviones de menos de 29 asientos\)/,
    'office',
  ],
  ['written cause', {}, /^La causa por escrito/, 'office'],
  [
    'calls',
    delay,
    /^Llamadas o mensajes: la aerolínea los paga tras más de 1 hora de espera, si es responsable/,
    'office',
  ],
  [
    'meals',
    delay,
    /^Comida: la aerolínea paga al menos 0,5 UF desde las 2 horas de espera, y otra vez cada 3 horas, si es responsable/,
    'office',
  ],
  ['lodging and transport', delay, /^Hotel y traslado: /, 'office'],
  [
    'taxes',
    { ...uncertain, to: 'PMC' },
    /^Tasas de embarque: la aerolínea te las devuelve en 10 días .*mismo medio y aunque no las pidas/,
    'law',
  ],
  [
    'luggage',
    { ...baggage, to: 'PMC' },
    /^40 UF: Se paga por pasajero, por equipaje perdido, dañado o atrasado/,
    'court',
  ],
  [
    'SERNAC',
    {},
    /^SERNAC: Reclamas gratis, por internet con ClaveÚnica o en persona; .*18 días hábiles como máximo/,
    'secondary',
  ],
  ['then the court', {}, /^Juzgado de Policía Local: /, 'secondary'],
]

const CHILE_SINCE: readonly Fact[] = [
  [
    'back to the origin',
    {},
    /^Volver al origen: la aerolínea te lleva de vuelta y te devuelve todo el pasaje/,
    'office',
  ],
  ['missed connection', {}, /^Conexión perdida: la aerolínea te busca cómo llegar/, 'secondary'],
  [
    'do not sign too early',
    boarding,
    /^No firmes antes de saber: si tu daño es mayor que la suma, puedes rechazarla y demandar/,
    'secondary',
  ],
  [
    'damage that is proven',
    {},
    /^Los daños que pruebes: se los puedes pedir aparte a la aerolínea, si es responsable/,
    'secondary',
  ],
]

const ABROAD: readonly Fact[] = [
  ['Montreal, delay', delay, /^hasta 6\.303 DEG: Es un tope .*que pruebes/, 'secondary'],
  ['Montreal, luggage', baggage, /^hasta 1\.519 DEG: Es un tope .*que pruebes/, 'secondary'],
  [
    'Montreal, luggage that does not come',
    baggage,
    /^Equipaje que no aparece: pasados 21 días se da por perdido/,
    'secondary',
  ],
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
    { ...boarding, outcome: 'under-3h', from: 'MAD', to: 'BCN' },
    /^250 EUR: .*menos de 2 horas/,
    'law',
  ],
  [
    'EU, beyond, within',
    { ...boarding, outcome: 'under-3h', from: 'LIS', to: 'MUC' },
    /^200 EUR: .*400 EUR, porque llegaste con menos de 3 horas/,
    'law',
  ],
  ['EU, 1,500 to 3,500 km', { ...boarding, from: 'FRA', to: 'IST' }, /^400 EUR: /, 'law'],
  [
    'EU, further',
    { ...boarding, outcome: '3-to-4h', from: 'MAD', to: 'SCL' },
    /^300 EUR: .*600 EUR, porque llegaste con menos de 4 horas/,
    'law',
  ],
  [
    'EU, scope',
    { ...delay, from: 'MAD', to: 'SCL' },
    /salen de la Unión Europea, Islandia, Noruega o Suiza, y en los que llegan ahí operados por una aerolínea de esos países/,
    'secondary',
  ],
  [
    'EU, 3 to 4 hours',
    { ...delay, outcome: '3-to-4h', from: 'MAD', to: 'SCL' },
    /^300 EUR: .*No se paga en circunstancias extraordinarias/,
    'law',
  ],
  [
    'EU, notice',
    { from: 'MAD', to: 'SCL' },
    /^600 EUR: .*No se paga con 14 días de aviso ni en circunstancias extraordinarias/,
    'law',
  ],
  [
    'EU, notice of 7 to 13 days',
    { from: 'MAD', to: 'SCL', notice: '7-days' },
    /^600 EUR: .*como máximo 2 horas antes y llegaba con menos de 4 horas de atraso/,
    'law',
  ],
  [
    'EU, care',
    { from: 'MAD', to: 'SCL' },
    /^Ayuda por la regla europea: la aerolínea paga comida, hotel, traslado y dos llamadas/,
    'office',
  ],
  [
    'EU, refund',
    { from: 'MAD', to: 'IST' },
    /^Devolución del pasaje: la aerolínea te la paga en 7 días/,
    'office',
  ],
  ['UK, to 1,500 km', { ...boarding, from: 'LHR', to: 'MAD' }, /^220 GBP: /, 'secondary'],
  ['UK, 1,500 to 3,500 km', { ...boarding, from: 'LHR', to: 'IST' }, /^350 GBP: /, 'secondary'],
  ['UK, further', { ...boarding, from: 'LHR', to: 'SCL' }, /^520 GBP: /, 'secondary'],
  [
    'UK, further, 3 to 4 hours',
    { ...delay, outcome: '3-to-4h', from: 'LHR', to: 'SCL' },
    /^260 GBP: /,
    'secondary',
  ],
  [
    'UK, 14 days and extraordinary circumstances',
    { from: 'LHR', to: 'SCL' },
    /^520 GBP: .*No se paga con 14 días de aviso ni en circunstancias extraordinarias/,
    'secondary',
  ],
  [
    'UK, 6 years',
    { ...delay, from: 'LHR', to: 'SCL' },
    /^6 años en Inglaterra y Gales: /,
    'secondary',
  ],
  [
    'UK, scope',
    { ...delay, from: 'LHR', to: 'SCL' },
    /salen del Reino Unido, y en los que llegan ahí operados por una aerolínea británica o de la Unión Europea/,
    'secondary',
  ],
  [
    'Brazil, within',
    { ...boarding, from: 'GRU', to: 'GIG' },
    /^250 DEG: Se paga en el momento/,
    'secondary',
  ],
  ['Brazil, abroad', { ...boarding, to: 'GRU' }, /^500 DEG: Se paga en el momento/, 'secondary'],
  [
    'Brazil, refund from 4 hours',
    { ...delay, from: 'GRU', to: 'GIG' },
    /^Devolución del pasaje: la puedes pedir si el atraso era de 4 horas o más/,
    'secondary',
  ],
  [
    'Brazil, help',
    { ...delay, to: 'GRU' },
    /desde 1 hora de espera, comida desde 2 y hotel desde 4/,
    'secondary',
  ],
  [
    'Brazil, scope',
    { to: 'GRU' },
    /Se aplica en vuelos en Brasil, desde Brasil y hacia Brasil/,
    'secondary',
  ],
  ['Brazil, 2 years', { to: 'GRU' }, /^2 años en Brasil: /, 'secondary'],
  ['Brazil, 5 years', { from: 'GRU', to: 'GIG' }, /^5 años en Brasil: /, 'secondary'],
  [
    'US, refund abroad',
    { to: 'MIA' },
    /más de 6 horas y no aceptaste otro: en 7 días hábiles con tarjeta, 20 días/,
    'law',
  ],
  ['US, refund within', { from: 'JFK', to: 'MIA' }, /más de 3 horas y no aceptaste otro/, 'law'],
  ['US, scope', { to: 'MIA' }, /dentro de Estados Unidos, desde allá y hacia allá/, 'law'],
  [
    'US, fee of a bag',
    { ...baggage, to: 'MIA' },
    /desde 12 horas de espera en un vuelo interno, o de 15 a 30 en uno internacional/,
    'law',
  ],
  [
    'US, denied boarding',
    { ...boarding, from: 'MIA', to: 'SCL' },
    /^200% o 400% del pasaje de ida, hasta 1\.075 o 2\.150 USD: /,
    'law',
  ],
  ['US, luggage within', { ...baggage, from: 'JFK', to: 'MIA' }, /^hasta 4\.700 USD: /, 'law'],
]

const rowsOf = (problem: Problem) => rightsTables(problem).flatMap(({ rows }) => rows)
const everyRow = PROBLEMS.flatMap(rowsOf)
const everyQuestion = PROBLEMS.flatMap((problem) => FAQ_OF[problem])

describe('the facts about the laws', () => {
  it.each([...CHILE, ...CHILE_SINCE, ...ABROAD])('%s', (_fact, told, says, level) => {
    const said = sentencesOf(rightsOf(told)).filter(({ text }) => says.test(text))
    expect(said.map(({ source }) => source.level)).toEqual([level])
  })

  it.each([
    [
      'a technical failure is no force majeure',
      'retraso',
      /radio averiada es mantención, no fuerza mayor/,
      'court',
    ],
    [
      'a ticket is handed over',
      'cancelacion',
      /hasta 24 horas antes, una vez por pasaje y dos veces al año por aerolínea/,
      'law',
    ],
    ['taxes on flights within Chile', 'cancelacion', /En vuelos dentro de Chile .*10 días/, 'law'],
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
  ] as const)('%s is an open question, and marked as such', (_fact, told, says) => {
    expect(rightsOf(told).openPoints).toContain(says)
  })

  it('the reform of EU 261 is in its name and sources', () => {
    expect(rightsOf({ from: 'MAD', to: 'SCL' }).laws[0]?.title).toBe(
      'Reglamento europeo 261 (2004, en reforma)',
    )
    for (const { title } of [SOURCES.eu261, SOURCES.eu261Scope]) expect(title).toMatch(/en reforma/)
  })

  it.each([
    ['PMC', 'aunque no las pidas.'],
    ['OTRO', 'en vuelos dentro de Chile.'],
    ['LIM', undefined],
  ])('taxes are refunded within Chile, and to an unknown airport perhaps: %s', (to, end) => {
    const taxes = rightsOf({ to }).care.find(({ title }) => title === 'Tasas de embarque')
    expect(taxes?.text.slice(-(end?.length ?? 0))).toBe(end)
  })
})

const NOT_FOUND =
  /250 UF|art(ículo|\.) ?(26|35|133 [AB]|147|175)\b|19\.496|1\.131|proposal|sin plazo|48 horas|por ley tienes/i

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
    ['CDG', 'MIA'],
  ] as const
  return routes.flatMap(([from, to]) =>
    OUTCOMES[problem].flatMap((outcome) =>
      DETAILS.cause.map((cause) => rightsOf({ problem, outcome, from, to, cause })),
    ),
  )
}

describe('facts without a source', () => {
  it.each(PROBLEMS)('do not appear in %s', (problem) => {
    const words = [
      ...everyAnswer(problem).flatMap(wordsOf),
      ...rightsTables(problem).flatMap(({ law, conditions }) => [law, conditions]),
      ...rowsOf(problem).flatMap((row) => [row.when, row.amount, row.source.title]),
      ...FAQ_OF[problem].flatMap(({ question, answer, source }) => [
        question,
        answer,
        source.title,
      ]),
    ]
    expect(words.filter((text) => NOT_FOUND.test(text))).toEqual([])
  })

  it('a source is an official text only if the law itself was read', () => {
    const laws = Object.values(SOURCES).filter(({ level }) => level === 'law')
    for (const { title } of laws) {
      expect(title).toMatch(/artículo \d+|14 CFR 260|Federal Register/)
      expect(title).not.toMatch(/según|citado/)
    }
  })

  it('each source has a kind, a date and a safe address', () => {
    for (const { title, url, checked, level } of Object.values(SOURCES)) {
      expect(title).not.toBe('')
      expect(['2026-11-21', '2026-11-24']).toContain(checked)
      expect(['law', 'court', 'office', 'secondary', 'own']).toContain(level)
      if (url !== null) expect(new URL(url).protocol).toMatch(/^https:$/)
    }
  })

  it('every statement has a source from the list', () => {
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
