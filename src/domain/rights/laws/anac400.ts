import { touches } from '@/domain/rights/route'
import { isShortWait } from '@/domain/rights/story'
import type { AmountRow, Case, Law, LawAnswer, Right, Term } from './law'
import { MONTREAL } from './montreal'
import { SOURCES } from './sources'

const NAME = 'Resolución 400 de ANAC, Brasil'

/** DEG for a denied boarding, paid at once. */
const DENIED_BOARDING = { domestic: '250 DEG', international: '500 DEG' } as const

const ACTION_YEARS = { domestic: 5, international: 2 } as const

const HELP: Right = {
  title: 'Ayuda por la regla de Brasil',
  text: 'llamadas o mensajes desde 1 hora de espera, comida desde 2 y hotel desde 4.',
  source: SOURCES.anacCare,
}

const CHOICES: readonly Right[] = [
  ['Otro vuelo', 'u otro transporte para llegar.'],
  ['Tu plata de vuelta', 'si ya no quieres viajar.'],
].map(([title = '', text = '']) => ({ title, text, source: SOURCES.anacCare }))

/** How long an action may wait; none where it is not known whether a flight stays in Brazil. */
function terms({ isDomestic }: Case['route']): readonly Term[] {
  if (isDomestic === null) return []
  const years = isDomestic ? ACTION_YEARS.domestic : ACTION_YEARS.international
  const after = 'Pregunta en Brasil si queda otra vía.'
  const text = 'Es el plazo para demandar'
  const title = `${years} años en Brasil`
  return [{ title, text, years, after, isCondition: false, source: SOURCES.anacTerms }]
}

function deniedBoarding({ isDomestic }: Case['route']) {
  const { domestic, international } = DENIED_BOARDING
  const text =
    isDomestic === null ? `${domestic} o ${international}` : isDomestic ? domestic : international
  const note = `Se paga en el momento si te dejaron abajo contra tu voluntad. ${MONTREAL.unit}`
  return [{ text, note, source: SOURCES.anacDeniedBoarding }]
}

function verdictOf({ problem, outcome }: Case): LawAnswer['verdict'] {
  if (problem === 'sobreventa') return 'yes'
  if (isShortWait(outcome)) return 'unlikely'
  return outcome === '3-to-4h' ? 'maybe' : 'yes'
}

function row(when: string, amount: string, source = SOURCES.anacCare): AmountRow {
  return { law: NAME, when, amount, source }
}
const REFUND_ROW = row('Vuelos en Brasil, desde allá o hacia allá', 'Tu pasaje de vuelta')

/** ANAC's Resolution 400/2016: flights within, from and to Brazil. */
export const ANAC_400_LAW: Law = {
  answer: (story) => {
    const { problem, outcome, route } = story
    if (!touches(route, 'BR')) return null
    const law = {
      title: NAME,
      text: 'Cuenta en vuelos en Brasil, desde Brasil y hacia Brasil.',
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
      verdict: verdictOf(story),
      hinge: isShortWait(outcome) ? 'ayuda mientras esperas' : 'del atraso',
      law,
      choices: CHOICES,
      care: [HELP],
      amounts: problem === 'sobreventa' ? deniedBoarding(route) : [],
      terms: terms(route),
    }
  },
  rows: {
    cancelacion: [REFUND_ROW],
    retraso: [REFUND_ROW],
    sobreventa: [
      row('Vuelo dentro de Brasil', DENIED_BOARDING.domestic, SOURCES.anacDeniedBoarding),
      row(
        'Vuelo internacional desde o hacia Brasil',
        DENIED_BOARDING.international,
        SOURCES.anacDeniedBoarding,
      ),
    ],
    equipaje: [],
  },
}
