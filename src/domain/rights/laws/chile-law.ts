import { COUNTRY } from '@/domain/country/chile'
import { touches } from '@/domain/rights/route'
import { isShortWait, type ProblemDetail } from '@/domain/rights/story'
import { aboutKm, sumsFor } from './bands'
import { careAfterDelay, taxes } from './chile-care'
import { BAGGAGE_UF, CHILE, CHILE_NAME, DENIED_BOARDING_UF, DO_NOT_SIGN } from './chile-facts'
import type { Amount, Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'
import { fixedAmount } from './sums'

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
  text: 'viajas en el siguiente que haya, o en una alternativa para llegar.',
  source: SOURCES.civilAviationBoard,
}

const REFUND_WHEN: Partial<Record<ProblemDetail, string>> = {
  'alternative-late': `la puedes pedir, porque la espera es de ${CHILE.refundWait}.`,
  'no-alternative': `la puedes pedir si el siguiente vuelo te hace esperar ${CHILE.refundWait}.`,
  'not-travelled': `la puedes pedir si la espera era de ${CHILE.refundWait}.`,
}
const REFUND_OF_DELAY = `la puedes pedir si decidiste no viajar y la espera era de ${CHILE.refundWait}.`

function refund(outcome: ProblemDetail): Right {
  const text = REFUND_WHEN[outcome] ?? REFUND_OF_DELAY
  return { title: 'Devolución del pasaje', text, source: SOURCES.civilAviationBoard }
}

const BACK_TO_ORIGIN: Right = {
  title: 'Volver al origen',
  text: 'la aerolínea te lleva de vuelta y te devuelve todo el pasaje, si ya habías empezado el viaje y estabas en una escala.',
  source: SOURCES.article133Notice,
}

const NOT_TRAVELLED = 'de si ya te devolvieron el pasaje'
const FORCE_MAJEURE = 'de si fue de verdad fuerza mayor'

const DEADLINE_UNKNOWN = 'El plazo legal para demandar en Chile está por confirmar.'
const CEILING_UNKNOWN =
  'La ley chilena pone un tope a los daños por atraso: la cifra está por confirmar.'

/** The law counts the wait between the flight and the offered one, not the delay on arrival. */
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
  const { outcome } = known
  const isShort = isShortFor(known)
  const short = ['Qué ayuda te toca en Chile con una espera de 3 horas o menos está por confirmar.']
  const another = outcome === 'not-travelled' ? [] : [NEXT_FLIGHT]
  return {
    ...verdictOf(known),
    law: { title: CHILE_NAME, text: SAYS.delay, source: SOURCES.civilAviationBoard },
    choices: isShort ? another : [...another, refund(outcome), BACK_TO_ORIGIN],
    care: careAfterDelay(known, isShort),
    openPoints: [DEADLINE_UNKNOWN, ...(isShort ? short : [CEILING_UNKNOWN])],
  }
}

const BOARDING_VERDICT: Partial<Record<ProblemDetail, string>> = {
  'under-3h': 'de si la ley paga también con menos de 3 horas',
  'not-travelled': NOT_TRAVELLED,
}

function boardingAmounts({ outcome, route: { km } }: Case): readonly Amount[] {
  const sums = sumsFor(DENIED_BOARDING_UF, km)
  if (km === null || BOARDING_VERDICT[outcome] !== undefined) return []
  const small = outcome === '3-to-4h' ? 'En un avión chico se paga desde 4 horas de atraso.' : ''
  const sentences = [`Tu ruta mide ${aboutKm(km)}.`, small]
  return [fixedAmount(sums, 'UF', SOURCES.article133Sums, sentences)]
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
        text: 'la aerolínea te lo entrega con tus derechos, el motivo, la compensación y dónde reclamar.',
        source: SOURCES.article133Notice,
      },
      {
        title: DO_NOT_SIGN,
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

/** Article 148; on international flights the Montreal Convention applies instead. */
function afterBaggage({ route }: Case): LawAnswer | null {
  if (route.isDomestic === false) return null
  const where = route.isDomestic === null ? ', si tu vuelo fue dentro de Chile' : ''
  const note = `Se paga por pasajero, por equipaje perdido, dañado o atrasado${where}.`
  return {
    verdict: route.isDomestic === null ? 'maybe' : 'yes',
    hinge: 'de si tu vuelo fue dentro de Chile',
    law: { title: CHILE_NAME, text: SAYS.baggage, source: SOURCES.article148 },
    amounts: [fixedAmount([BAGGAGE_UF], 'UF', SOURCES.article148, [note])],
    openPoints: [DEADLINE_UNKNOWN],
  }
}

const SCOPE_OPEN =
  'Si la ley chilena se aplica a vuelos que llegan a Chile desde otro país está por confirmar.'

const onlyIfItApplies = (right: Right): Right => ({
  ...right,
  text: right.text.replace(/\.$/, ', de aplicarse la ley chilena.'),
})

/** For flights that only arrive in Chile: no source confirms that the law applies. */
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
      note: `Se paga solo si la ley chilena se aplica a vuelos que llegan. ${amount.note}`,
    })),
    openPoints: [SCOPE_OPEN, ...openPoints],
  }
}

/** Código Aeronáutico (Ley 18.916): flights within and from Chile; uncertain for flights to Chile. */
export const CHILE_LAW: Law = (known) => {
  const { problem, route } = known
  if (!touches(route, COUNTRY)) return null
  if (problem === 'equipaje') return afterBaggage(known)
  const answer = problem === 'sobreventa' ? afterDeniedBoarding(known) : afterDelay(known)
  return route.from === COUNTRY ? answer : unsure(answer)
}
