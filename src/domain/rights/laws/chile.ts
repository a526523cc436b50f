import { formatNumber } from '@/domain/money/clp'
import { touches } from '@/domain/rights/route'
import { isShortWait, type Outcome } from '@/domain/rights/story'
import { bandRows, aboutKm, sumFor, type Bands } from './bands'
import type { AmountRow, Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'

const NAME = 'Código Aeronáutico de Chile'

/** UF for a denied boarding, by kilometres. */
const DENIED_BOARDING_UF: Bands = [
  { upTo: 500, sum: 2 },
  { upTo: 1000, sum: 3 },
  { upTo: 2500, sum: 4 },
  { upTo: 4000, sum: 10 },
  { upTo: 8000, sum: 15 },
  { upTo: Infinity, sum: 20 },
]

/** What the law of Chile counts in, in the words that every page uses. */
export const CHILE = {
  deniedBoarding: `De ${DENIED_BOARDING_UF[0]?.sum ?? 0} a ${DENIED_BOARDING_UF.at(-1)?.sum ?? 0} UF`,
  longWait: 'más de 3 horas',
  refundWait: 'más de 3 horas (4 horas en aviones de menos de 29 asientos)',
  deniedBoardingWait: 'desde 3 horas de atraso (4 horas en aviones chicos)',
  calls: 'más de 1 hora',
  meals: 'al menos 0,5 UF desde las 2 horas de espera, y otra vez cada 3 horas',
  taxes: '10 días',
  baggage: '40 UF',
  transfer: '24 horas',
} as const

const SAYS = {
  delay:
    'Ante una cancelación o un retraso vuelas en el siguiente vuelo o en una alternativa, y si la espera es larga puedes pedir tu plata de vuelta.',
  boarding:
    'La aerolínea busca primero voluntarios; si no alcanzan, tú eliges entre otro vuelo y tu plata de vuelta.',
  baggage:
    'La aerolínea responde por el equipaje perdido, dañado o atrasado en vuelos dentro de Chile.',
} as const

const NEXT_FLIGHT: Right = {
  title: 'Otro vuelo',
  text: 'el siguiente que haya, o una alternativa para llegar.',
  source: SOURCES.civilAviationBoard,
}
const REFUND = 'Tu plata de vuelta'

/** When the ticket is paid back after a delay or a cancellation. */
const REFUND_WHEN: Partial<Record<Outcome, string>> = {
  'alternative-late': `porque la espera es de ${CHILE.refundWait}.`,
  'no-alternative': `si el siguiente vuelo te hace esperar ${CHILE.refundWait}.`,
}
const REFUND_OF_DELAY = `si decidiste no viajar y la espera era de ${CHILE.refundWait}.`

function refund(outcome: Outcome): Right {
  const text = REFUND_WHEN[outcome] ?? REFUND_OF_DELAY
  return { title: REFUND, text, source: SOURCES.civilAviationBoard }
}

const WRITTEN_CAUSE: Right = {
  title: 'La causa por escrito',
  text: 'pídela a la aerolínea: te sirve para reclamar.',
  source: SOURCES.civilAviationBoard,
}

const IF_RESPONSIBLE = 'si la aerolínea es responsable'

const LONG_WAIT: readonly Right[] = [
  ['Llamadas o mensajes', `${IF_RESPONSIBLE} y esperas ${CHILE.calls}.`],
  ['Comida', `${CHILE.meals}, ${IF_RESPONSIBLE}.`],
  ['Hotel y traslado', `si la espera los hace necesarios y la aerolínea es responsable.`],
].map(([title = '', text = '']) => ({ title, text, source: SOURCES.civilAviationBoard }))

/** The taxes come back on flights within Chile only (Ley 21.398). */
function taxes({ isDomestic }: Case['route']): readonly Right[] {
  if (isDomestic === false) return []
  const where = isDomestic === null ? ', si tu vuelo era dentro de Chile' : ''
  const text = `de vuelta en ${CHILE.taxes} si no viajaste, por el mismo medio y aunque no las pidas${where}.`
  return [{ title: 'Tus tasas de embarque', text, source: SOURCES.article133C }]
}

const DEADLINE_UNKNOWN = 'El plazo legal para demandar en Chile está por confirmar.'

function afterDelay({ problem, outcome, route }: Case): LawAnswer {
  const isShort = isShortWait(outcome)
  const openPoints =
    problem === 'retraso'
      ? ['La ley chilena pone un tope a los daños por atraso: la cifra está por confirmar.']
      : []
  const short = isShort
    ? ['Qué ayuda te toca en Chile con una espera de 3 horas o menos está por confirmar.']
    : []
  return {
    verdict: isShort ? 'unlikely' : outcome === '3-to-4h' ? 'maybe' : 'yes',
    hinge: isShort ? 'la causa por escrito' : 'del avión y de la causa',
    law: { title: NAME, text: SAYS.delay, source: SOURCES.civilAviationBoard },
    choices: isShort ? [NEXT_FLIGHT] : [NEXT_FLIGHT, refund(outcome)],
    care: [...(isShort ? [] : LONG_WAIT), WRITTEN_CAUSE, ...taxes(route)],
    openPoints: [DEADLINE_UNKNOWN, ...openPoints, ...short],
  }
}

function afterDeniedBoarding({ outcome, route }: Case): LawAnswer {
  const isShort = isShortWait(outcome)
  const sum = isShort ? null : sumFor(DENIED_BOARDING_UF, route.km)
  const note = `Por una ruta de ${aboutKm(route.km ?? 0)}; la suma depende también del atraso, y se paga ${CHILE.deniedBoardingWait}.`
  return {
    verdict: isShort ? 'maybe' : 'yes',
    hinge: 'del atraso con que llegaste',
    law: { title: NAME, text: SAYS.boarding, source: SOURCES.article133 },
    choices: [
      { ...NEXT_FLIGHT, source: SOURCES.article133 },
      { title: REFUND, text: 'si decides no viajar.', source: SOURCES.article133 },
    ],
    care: [
      {
        title: 'Un aviso por escrito',
        text: 'con tus derechos, el motivo, la compensación y dónde reclamar.',
        source: SOURCES.article133Notice,
      },
      ...taxes(route),
    ],
    amounts:
      sum === null
        ? []
        : [{ text: `${formatNumber(sum)} UF`, note, source: SOURCES.article133Sums }],
    openPoints: [
      DEADLINE_UNKNOWN,
      'Desde cuánto atraso se paga la suma por sobreventa está por confirmar en la ley.',
    ],
  }
}

/** Article 148; on an international flight the Convention of Montreal stands in its place. */
function afterBaggage({ route }: Case): LawAnswer | null {
  if (route.isDomestic === false) return null
  const where = route.isDomestic === null ? ', si tu vuelo fue dentro de Chile' : ''
  const note = `Por pasajero, por equipaje perdido, dañado o atrasado${where}.`
  return {
    verdict: route.isDomestic === null ? 'maybe' : 'yes',
    hinge: 'de si tu vuelo fue dentro de Chile',
    law: { title: NAME, text: SAYS.baggage, source: SOURCES.article148 },
    amounts: [{ text: CHILE.baggage, note, source: SOURCES.article148 }],
    openPoints: [DEADLINE_UNKNOWN],
  }
}

const REFUND_ROW: AmountRow = {
  law: NAME,
  when: `Espera de ${CHILE.refundWait}`,
  amount: 'Tu pasaje de vuelta',
  source: SOURCES.civilAviationBoard,
}

/** Código Aeronáutico (Ley 18.916): flights within, from and to Chile. */
export const CHILE_LAW: Law = {
  answer: (story) => {
    if (!touches(story.route, 'CL')) return null
    if (story.problem === 'equipaje') return afterBaggage(story)
    return story.problem === 'sobreventa' ? afterDeniedBoarding(story) : afterDelay(story)
  },
  rows: {
    cancelacion: [REFUND_ROW],
    retraso: [REFUND_ROW],
    sobreventa: bandRows(DENIED_BOARDING_UF).map(({ when, sum }) => ({
      law: NAME,
      when,
      amount: `${formatNumber(sum)} UF`,
      source: SOURCES.article133Sums,
    })),
    equipaje: [
      {
        law: NAME,
        when: 'Vuelo dentro de Chile, por pasajero',
        amount: CHILE.baggage,
        source: SOURCES.article148,
      },
    ],
  },
}
