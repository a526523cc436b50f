import { formatNumber } from '@/domain/country/money'
import { isShortWait } from '@/domain/rights/story'
import type { Amount, Case, Law, LawAnswer, Right, Term } from './law'
import { SOURCES } from './sources'
import { pesosNote } from './sums'

export const MONTREAL_NAME = 'Convenio de Montreal'

/** Limits since 2024-12-28, in special drawing rights (DEG). */
export const MONTREAL_LIMITS = { delay: 6303, baggage: 1519 } as const

const COMPLAINT_DAYS = { damaged: 7, late: 21 } as const
const ACTION_YEARS = 2

export const MONTREAL = {
  delay: `hasta ${formatNumber(MONTREAL_LIMITS.delay)} DEG`,
  baggage: `hasta ${formatNumber(MONTREAL_LIMITS.baggage)} DEG`,
  damaged: `${COMPLAINT_DAYS.damaged} días`,
  late: `${COMPLAINT_DAYS.late} días`,
  action: `${ACTION_YEARS} años`,
  unit: 'DEG son derechos especiales de giro: su valor en pesos cambia cada día.',
} as const

const ACTION: Term = {
  title: `${MONTREAL.action} por el ${MONTREAL_NAME}`,
  text: 'Es el plazo para demandar',
  years: ACTION_YEARS,
  after: 'Puedes escribir igual a la aerolínea, pero difícilmente demandar por este convenio.',
  kind: 'term',
  source: SOURCES.montrealTerms,
}

function complaint(problem: keyof typeof COMPLAINT_DAYS): Term {
  const how = problem === 'damaged' ? 'dañado' : 'tarde'
  return {
    title: `${MONTREAL[problem]} para avisar por escrito`,
    text: `Di a la aerolínea que tu equipaje llegó ${how}; para ir a la segura, cuenta los días desde el vuelo`,
    days: COMPLAINT_DAYS[problem],
    after: 'Si dejaste un aviso en el aeropuerto, guárdalo: es tu prueba de que avisaste.',
    kind: 'condition',
    source: SOURCES.montrealTerms,
  }
}

const OPEN = 'Que los dos países de tu ruta aplican el Convenio de Montreal está por confirmar.'
const OPEN_CANCELLATION =
  'Si el Convenio de Montreal cubre los daños de una cancelación está por confirmar.'

const TEXTS = {
  equipaje:
    'En un vuelo internacional la aerolínea responde por el equipaje perdido, dañado o atrasado, con un tope.',
  retraso:
    'En un vuelo internacional la aerolínea responde por los daños del atraso que pruebes, con un tope.',
  cancelacion:
    'En un vuelo internacional el convenio cubre daños por atraso, y pone un plazo para demandar.',
} as const

const LOST: Right = {
  title: 'Equipaje que no aparece',
  text: `pasados ${MONTREAL.late} se da por perdido, y puedes pedir su valor.`,
  source: SOURCES.montrealTerms,
}

const NOTES = {
  equipaje: 'Es un tope por pasajero: te pagan lo que pruebes que perdiste o gastaste',
  retraso: 'Es un tope por pasajero: te pagan los gastos y daños que pruebes',
} as const

function verdictOf({ problem, outcome, route }: Case): LawAnswer['verdict'] {
  if (isShortWait(outcome)) return 'unlikely'
  return problem === 'equipaje' && route.isDomestic === false ? 'yes' : 'maybe'
}

function amountsOf({ problem, outcome, route }: Case): readonly Amount[] {
  if (problem !== 'equipaje' && problem !== 'retraso') return []
  if (isShortWait(outcome) || outcome === 'not-travelled') return []
  const what = problem === 'equipaje' ? 'baggage' : 'delay'
  const where = route.isDomestic === null ? ', si tu vuelo fue internacional' : ''
  const sum = pesosNote([MONTREAL_LIMITS[what]], 'DEG')
  const note = `${NOTES[problem]}${where}. ${MONTREAL.unit} ${sum}`
  return [{ text: MONTREAL[what], note, source: SOURCES.montrealLimits }]
}

/** Montreal Convention of 1999: international flights, for proven damage. */
export const MONTREAL_LAW: Law = (known) => {
  const { problem, outcome, route } = known
  if (route.isDomestic === true || problem === 'sobreventa') return null
  const verdict = verdictOf(known)
  return {
    verdict,
    hinge: verdict === 'unlikely' ? 'los gastos que pruebes' : 'de lo que puedas probar',
    law: { title: MONTREAL_NAME, text: TEXTS[problem], source: SOURCES.montrealLimits },
    care: outcome === 'lost' || outcome === 'late' ? [LOST] : [],
    amounts: amountsOf(known),
    terms: outcome === 'damaged' || outcome === 'late' ? [complaint(outcome), ACTION] : [ACTION],
    openPoints: [...(problem === 'cancelacion' ? [OPEN_CANCELLATION] : []), OPEN],
  }
}
