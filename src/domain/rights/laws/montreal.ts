import { formatNumber } from '@/domain/money/clp'
import { isShortWait } from '@/domain/rights/story'
import type { AmountRow, Law, LawAnswer, Term } from './law'
import { SOURCES } from './sources'

const NAME = 'Convenio de Montreal'

/** Ceilings since 2024-12-28, in special drawing rights: no peso rate stands still. */
const LIMITS = { delay: 6303, baggage: 1519 } as const

const COMPLAINT_DAYS = { damaged: 7, late: 21 } as const
const ACTION_YEARS = 2

/** What the convention counts in, in the words that every page uses. */
export const MONTREAL = {
  delay: `hasta ${formatNumber(LIMITS.delay)} DEG`,
  baggage: `hasta ${formatNumber(LIMITS.baggage)} DEG`,
  damaged: `${COMPLAINT_DAYS.damaged} días`,
  late: `${COMPLAINT_DAYS.late} días`,
  action: `${ACTION_YEARS} años`,
  unit: 'DEG son derechos especiales de giro: su valor en pesos cambia cada día.',
} as const

const ACTION: Term = {
  title: `${MONTREAL.action} por el ${NAME}`,
  text: 'Es el plazo para demandar',
  years: ACTION_YEARS,
  after: 'Puedes escribir igual a la aerolínea, pero difícilmente demandar por este convenio.',
  isCondition: false,
  source: SOURCES.montrealTerms,
}

function complaint(problem: keyof typeof COMPLAINT_DAYS): Term {
  const how = problem === 'damaged' ? 'dañado' : 'tarde'
  return {
    title: `${MONTREAL[problem]} para avisar por escrito`,
    text: `Di a la aerolínea que tu equipaje llegó ${how}; para ir a la segura, cuenta los días desde el vuelo`,
    days: COMPLAINT_DAYS[problem],
    after: 'Si dejaste un aviso en el aeropuerto, guárdalo: es tu prueba de que avisaste.',
    isCondition: true,
    source: SOURCES.montrealTerms,
  }
}

const BAGGAGE_NOTE = 'Es un tope por pasajero: te pagan lo que pruebes que perdiste o gastaste'
const DELAY_NOTE = 'Es un tope por pasajero: te pagan los gastos y daños que pruebes'
const OPEN = 'Que los dos países de tu ruta aplican el Convenio de Montreal está por confirmar.'

function row(when: string, amount: string): AmountRow {
  return { law: NAME, when, amount, source: SOURCES.montrealLimits }
}
const DELAY_ROW = row('Daño probado por el atraso de un vuelo internacional', MONTREAL.delay)

/** Convention of Montreal of 1999: international flights, for proven damage. */
export const MONTREAL_LAW: Law = {
  answer: ({ problem, outcome, route }): LawAnswer | null => {
    if (route.isDomestic === true || problem === 'sobreventa') return null
    const where = route.isDomestic === null ? ', si tu vuelo fue internacional' : ''
    const isBaggage = problem === 'equipaje'
    const isShort = isShortWait(outcome)
    const text = isBaggage
      ? `En un vuelo internacional la aerolínea responde por el equipaje perdido, dañado o atrasado, con un tope.`
      : 'En un vuelo internacional la aerolínea responde por los daños del atraso que pruebes, con un tope.'
    const amount = {
      text: isBaggage ? MONTREAL.baggage : MONTREAL.delay,
      note: `${isBaggage ? BAGGAGE_NOTE : DELAY_NOTE}${where}. ${MONTREAL.unit}`,
      source: SOURCES.montrealLimits,
    }
    return {
      verdict: isShort ? 'unlikely' : isBaggage && route.isDomestic === false ? 'yes' : 'maybe',
      hinge: isShort ? 'los gastos que pruebes' : 'de lo que puedas probar',
      law: { title: NAME, text, source: SOURCES.montrealLimits },
      amounts: isShort ? [] : [amount],
      terms: outcome === 'damaged' || outcome === 'late' ? [complaint(outcome), ACTION] : [ACTION],
      openPoints: [OPEN],
    }
  },
  rows: {
    cancelacion: [DELAY_ROW],
    retraso: [DELAY_ROW],
    sobreventa: [],
    equipaje: [row('Vuelo internacional, por pasajero', MONTREAL.baggage)],
  },
}
