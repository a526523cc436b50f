import { describe, expect, it } from 'vitest'
import { SOURCES } from '@/domain/rights/laws/sources'
import { FAQ_OF } from '@/domain/rights/questions'
import type { Level } from '@/domain/rights/laws/sources'
import { rightsTables } from '@/domain/rights/rights-table'
import { DETAILS, OUTCOMES, PROBLEMS, type Problem } from '@/domain/rights/story'
import { rightsOf, sentencesOf, toStory, wordsOf } from './rights-stories'

/** A fact a line: its name, the case as in rights-law-table.ts, what the answer says of it, and the level of its source. */
const FACTS = String.raw`
volunteers first | sobreventa SCL-LIM over-4h | busca primero voluntarios | law
then another flight | sobreventa SCL-LIM over-4h | ^Otro vuelo: viajas en el siguiente | law
or a refund | sobreventa SCL-LIM over-4h | ^Devolución del pasaje: la puedes pedir si decides no viajar | law
below 500 km | sobreventa SCL-LSC over-4h | ^2 UF:  | secondary
500 to 1,000 km | sobreventa SCL-PMC over-4h | ^3 UF:  | secondary
1,000 to 2,500 km | sobreventa SCL-LIM over-4h | ^4 UF:  | secondary
2,500 to 4,000 km | sobreventa SCL-GRU over-4h | ^10 UF:  | secondary
4,000 to 8,000 km | sobreventa SCL-MIA over-4h | ^15 UF:  | secondary
above 8,000 km | sobreventa SCL-SYD over-4h | ^20 UF:  | secondary
and by the delay | sobreventa SCL-LIM over-4h | ^4 UF: Tu ruta mide unos 2\.460 km | secondary
written notice | sobreventa SCL-LIM over-4h | ^Un aviso por escrito: la aerolínea te lo entrega con tus derechos, el motivo, la compensación y dónde reclamar | office
next flight | cancelacion SCL-LIM alternative-late | ^Otro vuelo: viajas en el siguiente que haya, o en una alternativa | office
refund above 3 h, 4 h below 29 seats | cancelacion SCL-LIM alternative-late | ^Devolución del pasaje: .*más de 3 horas \(4 horas en aviones de menos de 29 asientos\) | office
written cause | cancelacion SCL-LIM alternative-late | ^La causa por escrito | office
calls | retraso SCL-LIM over-4h | ^Llamadas o mensajes: la aerolínea los paga tras más de 1 hora de espera, si es responsable | office
meals | retraso SCL-LIM over-4h | ^Comida: la aerolínea paga al menos 0,5 UF desde las 2 horas de espera, y otra vez cada 3 horas, si es responsable | office
lodging and transport | retraso SCL-LIM over-4h | ^Hotel y traslado:  | office
taxes | cancelacion SCL-PMC no-alternative | ^Tasas de embarque: la aerolínea te las devuelve en 10 días .*mismo medio y aunque no las pidas | law
luggage | equipaje SCL-PMC late | ^40 UF: Se paga por pasajero, por equipaje perdido, dañado o atrasado | court
SERNAC | cancelacion SCL-LIM alternative-late | ^SERNAC: Reclamas gratis, por internet con ClaveÚnica o en persona; .*18 días hábiles como máximo | secondary
then the court | cancelacion SCL-LIM alternative-late | ^Juzgado de Policía Local:  | secondary
back to the origin | cancelacion SCL-LIM alternative-late | ^Volver al origen: la aerolínea te lleva de vuelta y te devuelve todo el pasaje | office
missed connection | cancelacion SCL-LIM alternative-late | ^Conexión perdida: la aerolínea te busca cómo llegar | secondary
do not sign too early | sobreventa SCL-LIM over-4h | ^No firmes antes de saber: si tu daño es mayor que la suma, puedes rechazarla y demandar | secondary
damage that is proven | cancelacion SCL-LIM alternative-late | ^Los daños que pruebes: se los puedes pedir aparte a la aerolínea, si es responsable | secondary
Montreal, delay | retraso SCL-LIM over-4h | ^hasta 6\.303 DEG: Es un tope .*que pruebes | secondary
Montreal, luggage | equipaje SCL-LIM late | ^hasta 1\.519 DEG: Es un tope .*que pruebes | secondary
Montreal, luggage that does not come | equipaje SCL-LIM late | ^Equipaje que no aparece: pasados 21 días se da por perdido | secondary
Montreal, late luggage | equipaje SCL-LIM late | ^21 días para avisar por escrito:  | secondary
Montreal, damage | equipaje SCL-LIM damaged | ^7 días para avisar por escrito:  | secondary
Montreal, action | retraso SCL-LIM over-4h | ^2 años por el Convenio de Montreal:  | secondary
EU, to 1,500 km | sobreventa MAD-BCN under-3h | ^250 EUR: .*menos de 2 horas | law
EU, beyond, within | sobreventa LIS-MUC under-3h | ^200 EUR: .*400 EUR, porque llegaste con menos de 3 horas | law
EU, 1,500 to 3,500 km | sobreventa FRA-IST over-4h | ^400 EUR:  | law
EU, further | sobreventa MAD-SCL 3-to-4h | ^300 EUR: .*600 EUR, porque llegaste con menos de 4 horas | law
EU, scope | retraso MAD-SCL over-4h | salen de la Unión Europea, Islandia, Noruega o Suiza, y en los que llegan ahí operados por una aerolínea de esos países | secondary
EU, 3 to 4 hours | retraso MAD-SCL 3-to-4h | ^300 EUR: .*No se paga en circunstancias extraordinarias | law
EU, notice | cancelacion MAD-SCL alternative-late | ^600 EUR: .*No se paga con 14 días de aviso ni en circunstancias extraordinarias | law
EU, notice of 7 to 13 days | cancelacion MAD-SCL alternative-late notice=7-days | ^600 EUR: .*como máximo 2 horas antes y llegaba con menos de 4 horas de atraso | law
EU, care | cancelacion MAD-SCL alternative-late | ^Ayuda por la regla europea: la aerolínea paga comida, hotel, traslado y dos llamadas | office
EU, refund | cancelacion MAD-IST alternative-late | ^Devolución del pasaje: la aerolínea te la paga en 7 días | office
UK, to 1,500 km | sobreventa LHR-MAD over-4h | ^220 GBP:  | secondary
UK, 1,500 to 3,500 km | sobreventa LHR-IST over-4h | ^350 GBP:  | secondary
UK, further | sobreventa LHR-SCL over-4h | ^520 GBP:  | secondary
UK, further, 3 to 4 hours | retraso LHR-SCL 3-to-4h | ^260 GBP:  | secondary
UK, 14 days and extraordinary circumstances | cancelacion LHR-SCL alternative-late | ^520 GBP: .*No se paga con 14 días de aviso ni en circunstancias extraordinarias | secondary
UK, 6 years | retraso LHR-SCL over-4h | ^6 años en Inglaterra y Gales:  | secondary
UK, scope | retraso LHR-SCL over-4h | salen del Reino Unido, y en los que llegan ahí operados por una aerolínea británica o de la Unión Europea | secondary
Brazil, within | sobreventa GRU-GIG over-4h | ^250 DEG: Se paga en el momento | secondary
Brazil, abroad | sobreventa SCL-GRU over-4h | ^500 DEG: Se paga en el momento | secondary
Brazil, refund from 4 hours | retraso GRU-GIG over-4h | ^Devolución del pasaje: la puedes pedir si el atraso era de 4 horas o más | secondary
Brazil, help | retraso SCL-GRU over-4h | desde 1 hora de espera, comida desde 2 y hotel desde 4 | secondary
Brazil, scope | cancelacion SCL-GRU alternative-late | Se aplica en vuelos en Brasil, desde Brasil y hacia Brasil | secondary
Brazil, 2 years | cancelacion SCL-GRU alternative-late | ^2 años en Brasil:  | secondary
Brazil, 5 years | cancelacion GRU-GIG alternative-late | ^5 años en Brasil:  | secondary
US, refund abroad | cancelacion SCL-MIA alternative-late | más de 6 horas y no aceptaste otro: en 7 días hábiles con tarjeta, 20 días | law
US, refund within | cancelacion JFK-MIA alternative-late | más de 3 horas y no aceptaste otro | law
US, scope | cancelacion SCL-MIA alternative-late | dentro de Estados Unidos, desde allá y hacia allá | law
US, fee of a bag | equipaje SCL-MIA late | desde 12 horas de espera en un vuelo interno, o de 15 a 30 en uno internacional | law
US, denied boarding | sobreventa MIA-SCL over-4h | ^200% o 400% del pasaje de ida, hasta 1\.075 o 2\.150 USD:  | law
US, luggage within | equipaje JFK-MIA late | ^hasta 4\.700 USD:  | law
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [fact: string, story: string, says: string, level: Level])

const delay = { problem: 'retraso', outcome: 'over-4h' } as const
const denied = { problem: 'sobreventa', outcome: 'over-4h' } as const
const bag = { problem: 'equipaje', outcome: 'late' } as const

const rowsOf = (problem: Problem) => rightsTables(problem).flatMap(({ rows }) => rows)
const everyRow = PROBLEMS.flatMap(rowsOf)
const everyQuestion = PROBLEMS.flatMap((problem) => FAQ_OF[problem])

describe('the facts about the laws', () => {
  it.each(FACTS)('%s', (_fact, story, says, level) => {
    const words = new RegExp(says)
    const said = sentencesOf(rightsOf(toStory(story))).filter(({ text }) => words.test(text))
    expect(said.map(({ source }) => source.level)).toEqual([level])
  })

  it.each([
    ['retraso', /radio averiada es mantención, no fuerza mayor/, 'court'],
    ['cancelacion', /24 horas antes, una vez por pasaje y dos veces al año por aerolínea/, 'law'],
    ['cancelacion', /En vuelos dentro de Chile .*10 días/, 'law'],
    ['sobreventa', /De 2 a 20 UF, según la distancia y también según el atraso/, 'secondary'],
  ] as const)('on the page of %s: %s', (problem, says, level) => {
    const said = FAQ_OF[problem].filter(({ answer }) => says.test(answer))
    expect(said.map(({ source }) => source.level)).toEqual([level])
  })

  it.each([
    [{}, 'El plazo legal para demandar en Chile está'],
    [delay, 'La ley chilena pone un tope a los daños por atraso: la cifra está'],
    [
      { from: 'MAD', to: 'SCL' },
      'El reglamento europeo está en reforma: desde cuándo rigen las reglas nuevas está',
    ],
    [{ ...bag, to: 'GRU' }, 'El tope por equipaje en Brasil está'],
    [
      { to: 'MIA' },
      'Estados Unidos anunció cambios a sus reembolsos: cómo quedaron después de junio de 2026 está',
    ],
    [{ ...denied, to: 'MIA' }, 'En qué vuelos se paga la sobreventa de Estados Unidos está'],
  ] as const)('an open question of %j is marked as such', (told, says) => {
    expect(rightsOf(told).openPoints).toContain(`${says} por confirmar.`)
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

function answersTo(problem: Problem) {
  const routes =
    'SCL-PMC SCL-LIM SCL-MAD MAD-SCL LHR-SCL GRU-GIG SCL-GRU MIA-SCL JFK-MIA SCL-OTRO LIM-BOG CDG-MIA'
  return routes.split(' ').flatMap((route) => {
    const [from = '', to = ''] = route.split('-')
    return OUTCOMES[problem].flatMap((outcome) =>
      DETAILS.cause.map((cause) => rightsOf({ problem, outcome, from, to, cause })),
    )
  })
}

const ANSWERS = Object.fromEntries(PROBLEMS.map((one) => [one, answersTo(one)])) as Readonly<
  Record<Problem, ReturnType<typeof answersTo>>
>

describe('facts without a source', () => {
  it.each(PROBLEMS)('do not appear in %s', (problem) => {
    const words = [
      ...ANSWERS[problem].flatMap(wordsOf),
      ...rightsTables(problem).flatMap(({ law, conditions }) => [law, conditions]),
      ...rowsOf(problem).flatMap((row) => [row.when, row.amount, row.source.title]),
      ...FAQ_OF[problem].flatMap((row) => [row.question, row.answer, row.source.title]),
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
      ...Object.values(ANSWERS).flat().flatMap(sentencesOf),
      ...everyRow,
      ...everyQuestion,
    ].map(({ source }) => source)
    expect(used.filter((source) => !known.has(source))).toEqual([])
    expect(Object.entries(SOURCES).filter(([, source]) => !used.includes(source))).toEqual([])
  })
})
