import { formatNumber } from '@/domain/money/clp'
import { touches } from '@/domain/rights/route'
import { isShortWait } from '@/domain/rights/story'
import type { Amount, AmountRow, Case, Law, LawAnswer, Right } from './law'
import { SOURCES } from './sources'

const NAME = 'Reglas del DOT, Estados Unidos'

const usd = (sum: number) => `${formatNumber(sum)} USD`

/** Of a denied boarding, lower and higher, and of luggage within the country. */
const CEILINGS = { boarding: [usd(1075), usd(2150)], baggage: usd(4700) } as const

const BOARDING = `200% o 400% del pasaje de ida, hasta ${CEILINGS.boarding.join(' o ')}`
const BAGGAGE = `hasta ${CEILINGS.baggage}`
const CHANGE_HOURS = { domestic: '3 horas', international: '6 horas' } as const
const BAG_FEE = 'desde 12 horas de espera en un vuelo interno, o de 15 a 30 en uno internacional'

const OPEN =
  'Estados Unidos anunció cambios a sus reembolsos: cómo quedaron después de junio de 2026 está por confirmar.'
const BOARDING_OPEN = 'En qué vuelos se paga la sobreventa de Estados Unidos está por confirmar.'

const SCOPE: Right = {
  title: NAME,
  text: 'Los reembolsos cuentan en vuelos dentro de Estados Unidos, desde allá y hacia allá.',
  source: SOURCES.usRefunds,
}

function changeWords({ isDomestic }: Case['route']): string {
  if (isDomestic === null)
    return `${CHANGE_HOURS.domestic} en un vuelo interno o ${CHANGE_HOURS.international} en uno internacional`
  return isDomestic ? CHANGE_HOURS.domestic : CHANGE_HOURS.international
}

function refund(route: Case['route']): Right {
  const text = `si lo cancelaron o cambió en más de ${changeWords(route)} y no aceptaste otro: 7 días hábiles con tarjeta, 20 días con otro medio.`
  return { title: 'Reembolso por la regla de Estados Unidos', text, source: SOURCES.usRefunds }
}

/** What a wait means for the refund: a flight abroad has to change by more than any answer tells. */
function verdictOf({ outcome, route }: Case): LawAnswer['verdict'] {
  if (outcome === 'no-alternative') return 'yes'
  if (isShortWait(outcome)) return 'unlikely'
  return outcome === 'alternative-late' && route.isDomestic === true ? 'yes' : 'maybe'
}

function baggage({ outcome, route }: Case): LawAnswer {
  const amounts: readonly Amount[] =
    route.isDomestic === true
      ? [
          {
            text: BAGGAGE,
            note: 'Es un tope por pasajero, en vuelos dentro de Estados Unidos.',
            source: SOURCES.usLimits,
          },
        ]
      : []
  const fee: Right = {
    title: 'Lo que pagaste por la maleta',
    text: `de vuelta ${BAG_FEE}.`,
    source: SOURCES.usRefunds,
  }
  const care = outcome === 'damaged' ? [] : [fee]
  const verdict = amounts.length > 0 ? 'yes' : 'maybe'
  return { verdict, hinge: 'de lo que esperaste', law: SCOPE, care, amounts, openPoints: [OPEN] }
}

function deniedBoarding({ route }: Case): LawAnswer {
  const note = 'El porcentaje depende del caso; en qué vuelos cuenta está por confirmar.'
  const amounts = route.from === 'US' ? [{ text: BOARDING, note, source: SOURCES.usLimits }] : []
  return {
    verdict: 'maybe',
    hinge: 'de si cuenta la ley de Estados Unidos',
    law: SCOPE,
    choices: [refund(route)],
    amounts,
    openPoints: [BOARDING_OPEN, OPEN],
  }
}

function row(when: string, amount: string, source = SOURCES.usRefunds): AmountRow {
  return { law: NAME, when, amount, source }
}
const REFUND_ROW = row(
  `Cambio de más de ${CHANGE_HOURS.domestic} (interno) o ${CHANGE_HOURS.international} (internacional) que no aceptas`,
  'Tu pasaje de vuelta',
)

/** Refunds (14 CFR 260), denied boarding and luggage by the Department of Transportation. */
export const US_DOT_LAW: Law = {
  answer: (story) => {
    const { problem, route } = story
    if (!touches(route, 'US')) return null
    if (problem === 'equipaje') return baggage(story)
    if (problem === 'sobreventa') return deniedBoarding(story)
    return {
      verdict: verdictOf(story),
      hinge:
        verdictOf(story) === 'unlikely'
          ? 'una explicación por escrito'
          : 'de si tomaste otro vuelo',
      law: SCOPE,
      choices: verdictOf(story) === 'unlikely' ? [] : [refund(route)],
      openPoints: [OPEN],
    }
  },
  rows: {
    cancelacion: [REFUND_ROW],
    retraso: [REFUND_ROW],
    sobreventa: [row('En qué vuelos cuenta está por confirmar', BOARDING, SOURCES.usLimits)],
    equipaje: [row('Vuelo dentro de Estados Unidos', BAGGAGE, SOURCES.usLimits)],
  },
}
