import { touches } from '@/domain/rights/route'
import type { Amount, Case, Law, LawAnswer, Right, Term } from './law'
import { MONTREAL } from './montreal'
import { SOURCES } from './sources'
import { fixedAmount } from './sums'

export const ANAC_NAME = 'Resolución 400 de ANAC, Brasil'

/** DEG for a denied boarding, paid at once. */
export const DENIED_BOARDING_DEG = { domestic: 250, international: 500 } as const

const ACTION_YEARS = { domestic: 5, international: 2 } as const

export const ANAC_REFUND_HOURS = '4 horas'

const HELP: Right = {
  title: 'Ayuda por la regla de Brasil',
  text: 'la aerolínea paga llamadas o mensajes desde 1 hora de espera, comida desde 2 y hotel desde 4.',
  source: SOURCES.anacCare,
}

const ANOTHER_FLIGHT: Right = {
  title: 'Otro vuelo',
  text: 'viajas en otro vuelo o en otro transporte para llegar.',
  source: SOURCES.anacRefund,
}
const REFUND: Right = {
  title: 'Devolución del pasaje',
  text: 'la puedes pedir si ya no quieres viajar.',
  source: SOURCES.anacRefund,
}
const REFUND_OF_DELAY: Right = {
  ...REFUND,
  text: `la puedes pedir si el atraso era de ${ANAC_REFUND_HOURS} o más.`,
}

/** Limitation period; none if it is unknown whether the flight stays in Brazil. */
function terms({ isDomestic }: Case['route']): readonly Term[] {
  if (isDomestic === null) return []
  const years = isDomestic ? ACTION_YEARS.domestic : ACTION_YEARS.international
  const after = 'Pregunta en Brasil si queda otra vía.'
  const text = 'Es el plazo para demandar'
  const title = `${years} años en Brasil`
  return [{ title, text, years, after, kind: 'term', source: SOURCES.anacTerms }]
}

function deniedBoarding({ isDomestic }: Case['route']): readonly Amount[] {
  const { domestic, international } = DENIED_BOARDING_DEG
  const sums =
    isDomestic === null ? [domestic, international] : [isDomestic ? domestic : international]
  const atOnce = 'Se paga en el momento a quien no dejaron embarcar contra su voluntad.'
  return [fixedAmount(sums, 'DEG', SOURCES.anacDeniedBoarding, [atOnce, MONTREAL.unit])]
}

function ofDelay({ outcome }: Case): Pick<LawAnswer, 'verdict' | 'hinge' | 'choices'> {
  if (outcome === 'over-4h')
    return { verdict: 'yes', hinge: '', choices: [ANOTHER_FLIGHT, REFUND_OF_DELAY] }
  return outcome === 'not-travelled'
    ? { verdict: 'maybe', hinge: 'de si el atraso llegaba a 4 horas', choices: [REFUND_OF_DELAY] }
    : { verdict: 'unlikely', hinge: 'ayuda mientras esperas', choices: [] }
}

/** ANAC's Resolution 400/2016: flights within, from and to Brazil. */
export const ANAC_400_LAW: Law = (known) => {
  const { problem, outcome, route } = known
  if (!touches(route, 'BR')) return null
  const law = {
    title: ANAC_NAME,
    text: 'Se aplica en vuelos en Brasil, desde Brasil y hacia Brasil.',
    source: SOURCES.anacTerms,
  }
  if (problem === 'equipaje')
    return {
      verdict: 'maybe',
      hinge: 'de lo que puedas probar',
      law,
      terms: terms(route),
      openPoints: ['El tope por equipaje en Brasil está por confirmar.'],
    }
  return {
    verdict: 'yes',
    hinge: '',
    choices: outcome === 'not-travelled' ? [REFUND] : [ANOTHER_FLIGHT, REFUND],
    ...(problem === 'retraso' && ofDelay(known)),
    law,
    care: [HELP],
    amounts: problem === 'sobreventa' ? deniedBoarding(route) : [],
    terms: terms(route),
  }
}
