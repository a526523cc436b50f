import { touches } from '@/domain/rights/route'
import { isShortWait, type Outcome } from '@/domain/rights/story'
import { aboutKm, sumsFor, type Bands } from './bands'
import type { Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'
import { formatSums, pesosNote, pesosOf } from './sums'

export const CHILE_NAME = 'Código Aeronáutico de Chile'

/** UF for a denied boarding, by kilometres. */
export const DENIED_BOARDING_UF: Bands = [
  { upTo: 500, sum: 2 },
  { upTo: 1000, sum: 3 },
  { upTo: 2500, sum: 4 },
  { upTo: 4000, sum: 10 },
  { upTo: 8000, sum: 15 },
  { upTo: Infinity, sum: 20 },
]

export const BAGGAGE_UF = 40

/** What the law of Chile counts in, in the words that every page uses. */
export const CHILE = {
  deniedBoarding: `De ${DENIED_BOARDING_UF[0]?.sum ?? 0} a ${DENIED_BOARDING_UF.at(-1)?.sum ?? 0} UF`,
  longWait: 'más de 3 horas',
  refundWait: 'más de 3 horas (4 horas en aviones de menos de 29 asientos)',
  deniedBoardingWait: 'desde 3 horas de atraso (4 horas en aviones chicos)',
  calls: 'más de 1 hora',
  meals: 'al menos 0,5 UF desde las 2 horas de espera, y otra vez cada 3 horas',
  taxes: '10 días',
  baggage: `${BAGGAGE_UF} UF`,
  transfer: '24 horas',
} as const

const SAYS = {
  delay:
    'Ante una cancelación o un retraso viajas en el siguiente vuelo o en una alternativa, y si entre tu vuelo y el que te ofrecen hay más de 3 horas puedes pedir la devolución del pasaje.',
  boarding:
    'La aerolínea busca primero voluntarios; si no alcanzan, tú eliges entre otro vuelo y la devolución del pasaje.',
  baggage:
    'La aerolínea responde por el equipaje perdido, dañado o atrasado en vuelos dentro de Chile.',
} as const

const NEXT_FLIGHT: Right = {
  title: 'Otro vuelo',
  text: 'el siguiente que haya, o una alternativa para llegar.',
  source: SOURCES.civilAviationBoard,
}

const REFUND_WHEN: Partial<Record<Outcome, string>> = {
  'alternative-late': `la puedes pedir, porque la espera es de ${CHILE.refundWait}.`,
  'no-alternative': `la puedes pedir si el siguiente vuelo te hace esperar ${CHILE.refundWait}.`,
  'not-travelled': `la puedes pedir si la espera era de ${CHILE.refundWait}.`,
}
const REFUND_OF_DELAY = `la puedes pedir si decidiste no viajar y la espera era de ${CHILE.refundWait}.`

function refund(outcome: Outcome): Right {
  const text = REFUND_WHEN[outcome] ?? REFUND_OF_DELAY
  return { title: 'Devolución del pasaje', text, source: SOURCES.civilAviationBoard }
}

const BACK_TO_ORIGIN: Right = {
  title: 'Volver al origen',
  text: 'si ya habías empezado el viaje y estabas en una escala, con la devolución de todo el pasaje.',
  source: SOURCES.article133Notice,
}

const NOT_TRAVELLED = 'de si ya te devolvieron el pasaje'
const FORCE_MAJEURE = 'de si fue de verdad fuerza mayor'

const IF_RESPONSIBLE = 'si es responsable'

/** What the airline owes who waits, unless the cause lies outside it. */
function careOf(cause: Case['cause']): Right[] {
  if (cause === 'outside') return []
  const condition = cause === 'airline' ? '' : `, ${IF_RESPONSIBLE}`
  const rights: Right[] = [
    ['Llamadas o mensajes', `la aerolínea los paga tras ${CHILE.calls} de espera${condition}.`],
    ['Comida', `la aerolínea paga ${CHILE.meals}${condition}.`],
    ['Hotel y traslado', `la aerolínea los paga cuando la espera los hace necesarios${condition}.`],
  ].map(([title = '', text = '']) => ({ title, text, source: SOURCES.civilAviationBoard }))
  return [
    ...rights,
    {
      title: 'Conexión perdida',
      text: 'la aerolínea te busca cómo llegar si la perdiste por su atraso.',
      source: SOURCES.missedConnection,
    },
    {
      title: 'Los daños que pruebes',
      text: `se los puedes pedir aparte a la aerolínea${condition}.`,
      source: SOURCES.scope,
    },
  ]
}

const WRITTEN_CAUSE: Right = {
  title: 'La causa por escrito',
  text: 'pídela a la aerolínea: te sirve para reclamar.',
  source: SOURCES.civilAviationBoard,
}

const CAUSE_NOT_TOLD: Right = {
  ...WRITTEN_CAUSE,
  text: 'no te la dijeron, y la aerolínea te la debe: pídela antes que nada.',
}

const OUTSIDE_CAUSE: Right = {
  title: 'Fuerza mayor',
  text: 'la aerolínea invoca una causa ajena, como el clima; una falla del avión puede no serlo, según la Corte de Antofagasta.',
  source: SOURCES.article127,
}

/** The taxes come back on flights within Chile only (Ley 21.398). */
function taxes({ route: { isDomestic }, outcome }: Case): readonly Right[] {
  if (isDomestic === false) return []
  const when = outcome === 'not-travelled' ? '' : ' si no viajaste'
  const where = isDomestic === null ? ', en vuelos dentro de Chile' : ''
  const text = `la aerolínea te las devuelve en ${CHILE.taxes}${when}, por el mismo medio y aunque no las pidas${where}.`
  return [{ title: 'Tasas de embarque', text, source: SOURCES.article133C }]
}

const DEADLINE_UNKNOWN = 'El plazo legal para demandar en Chile está por confirmar.'
const CEILING_UNKNOWN =
  'La ley chilena pone un tope a los daños por atraso: la cifra está por confirmar.'

/** The wait that the law counts: between the flight and the one that was offered, not the delay on arrival. */
function isShortFor({ problem, outcome, departure }: Case): boolean {
  if (problem === 'retraso' && departure !== '') return departure === 'up-to-3h'
  return isShortWait(outcome)
}

function verdictOf(known: Case): Pick<LawAnswer, 'verdict' | 'hinge'> {
  const { outcome, cause } = known
  if (isShortFor(known)) return { verdict: 'unlikely', hinge: 'la causa por escrito' }
  if (outcome === 'not-travelled') return { verdict: 'maybe', hinge: NOT_TRAVELLED }
  if (cause === 'outside') return { verdict: 'maybe', hinge: FORCE_MAJEURE }
  if (outcome === 'under-3h')
    return { verdict: 'maybe', hinge: 'de lo que gastaste mientras esperabas' }
  if (outcome === '3-to-4h') {
    const hinge = cause === 'airline' ? 'del tamaño del avión' : 'del avión y de la causa'
    return { verdict: 'maybe', hinge }
  }
  return { verdict: 'yes', hinge: '' }
}

function afterDelay(known: Case): LawAnswer {
  const { outcome, cause } = known
  const isShort = isShortFor(known)
  const short = ['Qué ayuda te toca en Chile con una espera de 3 horas o menos está por confirmar.']
  const another = outcome === 'not-travelled' ? [] : [NEXT_FLIGHT]
  return {
    ...verdictOf(known),
    law: { title: CHILE_NAME, text: SAYS.delay, source: SOURCES.civilAviationBoard },
    choices: isShort ? another : [...another, refund(outcome), BACK_TO_ORIGIN],
    care: [
      ...(isShort ? [] : careOf(cause)),
      cause === 'not-told' ? CAUSE_NOT_TOLD : WRITTEN_CAUSE,
      ...(cause === 'outside' ? [OUTSIDE_CAUSE] : []),
      ...taxes(known),
    ],
    openPoints: [DEADLINE_UNKNOWN, ...(isShort ? short : [CEILING_UNKNOWN])],
  }
}

const BOARDING_VERDICT: Partial<Record<Outcome, string>> = {
  'under-3h': 'de si la ley paga también con menos de 3 horas',
  'not-travelled': NOT_TRAVELLED,
}

function boardingAmounts({ outcome, route: { km } }: Case): LawAnswer['amounts'] {
  const sums = sumsFor(DENIED_BOARDING_UF, km)
  if (km === null || BOARDING_VERDICT[outcome] !== undefined) return []
  const small = outcome === '3-to-4h' ? '; en un avión chico, desde 4 horas' : ''
  const note = `Por una ruta de ${aboutKm(km)}, con tu atraso${small}. ${pesosNote(sums, 'UF')}`
  const pesos = pesosOf(sums, 'UF')
  return [{ text: formatSums(sums, 'UF'), note, pesos, source: SOURCES.article133Sums }]
}

function afterDeniedBoarding(known: Case): LawAnswer {
  const { outcome } = known
  const hinge = BOARDING_VERDICT[outcome]
  const another = outcome === 'not-travelled' ? [] : [NEXT_FLIGHT]
  const choices = [
    ...another,
    { ...refund(outcome), text: 'la puedes pedir si decides no viajar.' },
  ]
  return {
    verdict: hinge === undefined ? 'yes' : 'maybe',
    hinge: hinge ?? '',
    law: { title: CHILE_NAME, text: SAYS.boarding, source: SOURCES.article133 },
    choices: [
      ...choices.map((choice) => ({ ...choice, source: SOURCES.article133 })),
      BACK_TO_ORIGIN,
    ],
    care: [
      {
        title: 'Un aviso por escrito',
        text: 'con tus derechos, el motivo, la compensación y dónde reclamar.',
        source: SOURCES.article133Notice,
      },
      {
        title: 'No firmes antes de saber',
        text: 'si tu daño es mayor que la suma, puedes rechazarla y demandar.',
        source: SOURCES.scope,
      },
      ...taxes(known),
    ],
    amounts: boardingAmounts(known),
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
  const sums = [BAGGAGE_UF]
  const note = `Por pasajero, por equipaje perdido, dañado o atrasado${where}. ${pesosNote(sums, 'UF')}`
  return {
    verdict: route.isDomestic === null ? 'maybe' : 'yes',
    hinge: 'de si tu vuelo fue dentro de Chile',
    law: { title: CHILE_NAME, text: SAYS.baggage, source: SOURCES.article148 },
    amounts: [
      {
        text: CHILE.baggage,
        note,
        pesos: pesosOf(sums, 'UF'),
        source: SOURCES.article148,
      },
    ],
    openPoints: [DEADLINE_UNKNOWN],
  }
}

const SCOPE_OPEN =
  'Si la ley chilena se aplica a vuelos que llegan a Chile desde otro país está por confirmar.'

const onlyIfItApplies = (right: Right): Right => {
  const joint = right.text.endsWith(`${IF_RESPONSIBLE}.`) ? ' y' : ', si'
  return { ...right, text: right.text.replace(/\.$/, `${joint} se aplica la ley chilena.`) }
}

/** What is told of a flight that only arrives in Chile: no source says that the law reaches it. */
function unsure(answer: LawAnswer): LawAnswer {
  const { choices = [], care = [], amounts = [], openPoints = [] } = answer
  const isUnlikely = answer.verdict === 'unlikely'
  return {
    ...answer,
    verdict: isUnlikely ? 'unlikely' : 'maybe',
    hinge: isUnlikely ? answer.hinge : 'de si la ley chilena se aplica a vuelos que llegan',
    choices: choices.map(onlyIfItApplies),
    care: care.map(onlyIfItApplies),
    amounts: amounts.map((amount) => ({
      ...amount,
      note: `Solo si la ley chilena se aplica a vuelos que llegan. ${amount.note}`,
    })),
    openPoints: [SCOPE_OPEN, ...openPoints],
  }
}

/** Código Aeronáutico (Ley 18.916): flights within and from Chile; to Chile, it is not known. */
export const CHILE_LAW: Law = (known) => {
  const { problem, route } = known
  if (!touches(route, 'CL')) return null
  if (problem === 'equipaje') return afterBaggage(known)
  const answer = problem === 'sobreventa' ? afterDeniedBoarding(known) : afterDelay(known)
  return route.from === 'CL' ? answer : unsure(answer)
}
