import { formatNumber } from '@/domain/country/money'
import { touches } from '@/domain/rights/route'
import { isShortWait } from '@/domain/rights/story'
import type { Amount, Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'
import { pesosNote } from './sums'

export const US_NAME = 'Reglas del DOT, Estados Unidos'

/** USD: denied boarding (lower and higher limit), and luggage on domestic flights. */
const CEILINGS = { boarding: [1075, 2150], baggage: 4700 } as const

export const US_DOT = {
  boarding: `200% o 400% del pasaje de ida, hasta ${CEILINGS.boarding.map(formatNumber).join(' o ')} USD`,
  baggage: `hasta ${formatNumber(CEILINGS.baggage)} USD`,
  domestic: '3 horas',
  international: '6 horas',
} as const

const BAG_FEE = 'desde 12 horas de espera en un vuelo interno, o de 15 a 30 en uno internacional'

const OPEN =
  'Estados Unidos anunció cambios a sus reembolsos: cómo quedaron después de junio de 2026 está por confirmar.'
const BOARDING_OPEN = 'En qué vuelos se paga la sobreventa de Estados Unidos está por confirmar.'

const SCOPE: Right = {
  title: US_NAME,
  text: 'Los reembolsos se aplican en vuelos dentro de Estados Unidos, desde allá y hacia allá. Por un atraso no hay dinero aparte.',
  source: SOURCES.usRefunds,
}

function changeWords({ isDomestic }: Case['route']): string {
  const { domestic, international } = US_DOT
  if (isDomestic === null)
    return `${domestic} en un vuelo interno o ${international} en uno internacional`
  return isDomestic ? domestic : international
}

function refund(route: Case['route']): Right {
  const text = `la aerolínea te devuelve el pasaje si canceló tu vuelo o lo cambió en más de ${changeWords(route)} y no aceptaste otro: en 7 días hábiles con tarjeta, 20 días con otro medio.`
  return { title: 'Reembolso por la regla de Estados Unidos', text, source: SOURCES.usRefunds }
}

/** International refunds start at 6 hours, which no outcome states: 'maybe'. */
function verdictOf({ problem, outcome, route }: Case): LawAnswer['verdict'] {
  if (isShortWait(outcome)) return 'unlikely'
  if (outcome === 'no-alternative') return 'yes'
  if (problem === 'cancelacion' && outcome === 'not-travelled') return 'yes'
  return outcome === 'alternative-late' && route.isDomestic === true ? 'yes' : 'maybe'
}

const HINGES = {
  yes: '',
  maybe: 'de si tomaste otro vuelo',
  unlikely: 'una explicación por escrito',
} as const

function hingeOf(known: Case): string {
  return known.outcome === 'not-travelled'
    ? `de si el cambio pasaba de ${changeWords(known.route)}`
    : HINGES[verdictOf(known)]
}

function baggage({ outcome, route }: Case): LawAnswer {
  const amounts: readonly Amount[] =
    route.isDomestic === true
      ? [
          {
            text: US_DOT.baggage,
            note: `Es un tope por pasajero, en vuelos dentro de Estados Unidos. ${pesosNote([CEILINGS.baggage], 'USD')}`,
            source: SOURCES.usLimits,
          },
        ]
      : []
  const fee: Right = {
    title: 'Lo que pagaste por la maleta',
    text: `la aerolínea te lo devuelve ${BAG_FEE}.`,
    source: SOURCES.usRefunds,
  }
  const care = outcome === 'damaged' ? [] : [fee]
  const verdict = amounts.length > 0 ? 'yes' : 'maybe'
  const hinge = outcome === 'late' ? 'de lo que esperaste' : 'de lo que puedas probar'
  return { verdict, hinge, law: SCOPE, care, amounts, openPoints: [OPEN] }
}

function deniedBoarding({ route }: Case): LawAnswer {
  const note = `El porcentaje depende del caso; en qué vuelos se aplica está por confirmar. ${pesosNote(CEILINGS.boarding, 'USD')}`
  const amounts =
    route.from === 'US' ? [{ text: US_DOT.boarding, note, source: SOURCES.usLimits }] : []
  return {
    verdict: 'maybe',
    hinge: 'de si se aplica la ley de Estados Unidos',
    law: SCOPE,
    choices: [refund(route)],
    amounts,
    openPoints: [BOARDING_OPEN, OPEN],
  }
}

/** Refunds (14 CFR 260), denied boarding and luggage by the Department of Transportation. */
export const US_DOT_LAW: Law = (known) => {
  const { problem, route } = known
  if (!touches(route, 'US')) return null
  if (problem === 'equipaje') return baggage(known)
  if (problem === 'sobreventa') return deniedBoarding(known)
  const verdict = verdictOf(known)
  return {
    verdict,
    hinge: hingeOf(known),
    law: SCOPE,
    choices: verdict === 'unlikely' ? [] : [refund(route)],
    openPoints: [OPEN],
  }
}
