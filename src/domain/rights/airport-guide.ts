import { COUNTRY } from '@/domain/country/chile'
import { evidenceFor } from './answer/evidence'
import { problemLabel } from './labels'
import { CHILE, DO_NOT_SIGN } from './laws/chile-facts'
import { CHILE_LAW } from './laws/chile-law'
import type { LawAnswer, Right } from './laws/law'
import { MONTREAL } from './laws/montreal'
import { isOfficial, SOURCES } from './laws/sources'
import { NO_DETAILS, type Problem, type ProblemDetail } from './story'

const ROUTE = { from: COUNTRY, to: null, km: null, isDomestic: null } as const

function answerOf(problem: Problem, outcome: ProblemDetail): LawAnswer {
  const answer = CHILE_LAW({ ...NO_DETAILS, problem, outcome, route: ROUTE })
  if (answer === null) throw new Error(`No law for ${problem}`)
  return answer
}

const rightsIn = ({ choices = [], care = [] }: LawAnswer) => [...choices, ...care]

const WAITING = answerOf('cancelacion', 'no-alternative')
const BOARDING = answerOf('sobreventa', 'over-4h')
const LUGGAGE = answerOf('equipaje', 'lost')

function pick(answer: LawAnswer, titles: readonly string[]): readonly Right[] {
  return titles.flatMap((title) => rightsIn(answer).filter((right) => right.title === title))
}

/** What to ask for, by hour of waiting, on a flight from Chile. */
export const AIRPORT_STEPS = [
  { when: 'Apenas te avisan', rights: pick(WAITING, ['La causa por escrito', 'Otro vuelo']) },
  { when: `Con ${CHILE.calls}`, rights: pick(WAITING, ['Llamadas o mensajes']) },
  { when: `Desde ${CHILE.mealsFrom}`, rights: pick(WAITING, ['Comida']) },
  {
    when: `Con ${CHILE.longWait}`,
    rights: pick(WAITING, ['Devolución del pasaje', 'Volver al origen', 'Conexión perdida']),
  },
  { when: 'Si pasas la noche esperando', rights: pick(WAITING, ['Hotel y traslado']) },
]

export const AIRPORT_CONDITION: Right = {
  title: 'Cuándo paga la aerolínea',
  text: `Llamadas, comida, hotel y traslado los paga si es responsable y la espera es de ${CHILE.longWait}. Si no te los da, págalos tú y guarda las boletas.`,
  source: SOURCES.civilAviationBoard,
}

export const BOARDING_RIGHTS: readonly Right[] = rightsIn(BOARDING).filter(
  ({ title }) => title !== DO_NOT_SIGN,
)

export const LUGGAGE_STEPS: readonly Right[] = [
  {
    title: 'El informe de equipaje (PIR)',
    text: 'pídelo en el mesón de la aerolínea antes de salir del aeropuerto.',
    source: SOURCES.advice,
  },
  {
    title: 'Un aviso por escrito',
    text: `en un vuelo internacional tienes ${MONTREAL.damaged} si llegó dañado y ${MONTREAL.late} si llegó tarde.`,
    source: SOURCES.montrealTerms,
  },
  {
    title: 'En un vuelo dentro de Chile',
    text: LUGGAGE.law.text.replace(/^La /, 'la '),
    source: LUGGAGE.law.source,
  },
]

/** What to keep, each once: flights first, then luggage. */
export const AIRPORT_EVIDENCE: readonly string[] = [
  ...new Set([
    ...evidenceFor('retraso', 'over-4h'),
    ...evidenceFor('sobreventa', 'over-4h'),
    ...evidenceFor('equipaje', 'damaged'),
  ]),
]

export const NOT_TO_SIGN: readonly Right[] = [
  ...pick(BOARDING, [DO_NOT_SIGN]).map((right) => ({
    ...right,
    title: 'Una suma, antes de saber cuánto te toca',
  })),
  {
    title: 'Un papel que dice que no reclamarás',
    text: 'si lo tienes que firmar para volar, escribe al lado «no estoy de acuerdo» y sácale una foto.',
    source: SOURCES.advice,
  },
  {
    title: 'Un vale en vez de la devolución',
    text: 'acéptalo solo si lo prefieres, y lee antes hasta cuándo sirve.',
    source: SOURCES.advice,
  },
  {
    title: 'Una entrega de maleta «conforme»',
    text: 'ábrela antes, y anota en el papel lo que falta o está roto.',
    source: SOURCES.advice,
  },
]

function counterCard(id: string, label: string, title: string, answer: LawAnswer) {
  const { law, amounts = [] } = answer
  const sums = amounts.map(({ text, note, source }) => ({ title: text, text: note, source }))
  const asked = [...rightsIn(answer), ...sums].filter(({ source }) => isOfficial(source))
  return { id, label, title, asked, law }
}

/** Cards to show to the airline; only what an official text says, none that the press reports. */
export const COUNTER_CARDS = [
  counterCard(
    'retraso',
    `${problemLabel('retraso')} o ${problemLabel('cancelacion').toLowerCase()}`,
    'Mi vuelo se atrasó o se canceló',
    WAITING,
  ),
  counterCard('sobreventa', 'No me dejan embarcar', 'No me dejan embarcar', BOARDING),
  counterCard('equipaje', 'Mi equipaje', 'Mi equipaje se perdió, se dañó o llegó tarde', LUGGAGE),
]
