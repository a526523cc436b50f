import { isEuCountry, type Route } from '@/domain/rights/route'
import type { Outcome } from '@/domain/rights/story'
import { aboutKm, bandRows, sumFor, type Bands } from './bands'
import type { AmountRow, Case, Law, Right } from './law'
import { SOURCES } from './sources'

/** EUR by kilometres, and the delay on arrival below which another flight halves the sum. */
const OUTSIDE: Bands = [
  { upTo: 1500, sum: 250 },
  { upTo: 3500, sum: 400 },
  { upTo: Infinity, sum: 600 },
]
const WITHIN: Bands = OUTSIDE.slice(0, 1).concat({ upTo: Infinity, sum: 400 })
const HALVED_BELOW_HOURS: Readonly<Record<number, number>> = { 250: 2, 400: 3, 600: 4 }

const DELAY_HOURS = 3

/** What the regulation of 2004 counts in; the reform that was agreed on is not in force as far as known. */
export const EU_261 = {
  version: '2004, en reforma',
  delay: `${DELAY_HOURS} horas`,
  notice: '14 días',
  sums: OUTSIDE.map(({ sum }) => sum).join(', '),
} as const

const NAME = `Reglamento europeo 261 (${EU_261.version})`

const REFORM =
  'El reglamento europeo está en reforma: desde cuándo rigen las reglas nuevas está por confirmar.'
const DEADLINE = 'El plazo para reclamar en Europa está por confirmar.'

/** What a case turns on: no airline of the Union has to be asked for where a flight leaves from there. */
function reach({ from, to }: Route, isEuropeanAirline: boolean | null): 'yes' | 'maybe' | 'no' {
  if (isEuCountry(from)) return 'yes'
  if (!isEuCountry(to) || isEuropeanAirline === false) return 'no'
  return isEuropeanAirline === null ? 'maybe' : 'yes'
}

/** Whether the regulation gives money: not below 3 hours of delay, and not for luggage. */
function pays(problem: Case['problem'], outcome: Outcome | ''): boolean {
  return problem !== 'equipaje' && !(problem === 'retraso' && outcome === 'under-3h')
}

/** Whether the answer turns on the airline: a flight into the Union from outside it. */
export function turnsOnAirline(
  route: Route,
  problem: Case['problem'],
  outcome: Outcome | '',
): boolean {
  return reach(route, null) === 'maybe' && pays(problem, outcome)
}

const LIMITS_OF = {
  cancelacion: `No se paga con ${EU_261.notice} de aviso ni en circunstancias extraordinarias`,
  retraso: `Desde ${EU_261.delay} de atraso al llegar, salvo circunstancias extraordinarias`,
  sobreventa: 'Si te dejaron abajo contra tu voluntad',
  equipaje: '',
} as const satisfies Record<Case['problem'], string>

/** Whoever arrives soon gets half: by another flight, and after a long delay where 3 hours are soon. */
function halfOf(sum: number, problem: Case['problem']): string {
  const hours = HALVED_BELOW_HOURS[sum] ?? 0
  if (problem !== 'retraso')
    return `Baja a la mitad si otro vuelo te hizo llegar con menos de ${hours} horas de atraso.`
  return hours > DELAY_HOURS ? `Con menos de ${hours} horas de atraso puede bajar a la mitad.` : ''
}

function amountFor(route: Route, problem: Case['problem'], isSure: boolean) {
  const { km } = route
  const bands = isEuCountry(route.from) && isEuCountry(route.to) ? WITHIN : OUTSIDE
  const sum = sumFor(bands, km)
  if (km === null || sum === null) return []
  const airline = isSure ? '' : 'Solo si tu aerolínea es de la Unión Europea. '
  const note =
    `${airline}${LIMITS_OF[problem]}; tu ruta mide ${aboutKm(km)}. ${halfOf(sum, problem)}`.trimEnd()
  return [{ text: `${sum} EUR`, note, source: SOURCES.eu261 }]
}

const SCOPE: Right = {
  title: NAME,
  text: 'Cuenta en vuelos que salen de la Unión Europea, y en los que llegan a ella con una aerolínea europea.',
  source: SOURCES.eu261Scope,
}

const WITHIN_WORDS = ' (dentro de Europa, también más lejos)'

function rows(when: string): readonly AmountRow[] {
  return bandRows(OUTSIDE).map((band) => ({
    law: NAME,
    when: `${when}: ${band.when.toLowerCase()}${band.sum === 400 ? WITHIN_WORDS : ''}`,
    amount: `${band.sum} EUR`,
    source: SOURCES.eu261,
  }))
}

/** Regulation (EC) 261/2004, for the countries of `isEuCountry`. */
export const EU_261_LAW: Law = {
  answer: ({ problem, outcome, route, isEuropeanAirline }) => {
    const scope = reach(route, isEuropeanAirline)
    if (scope === 'no' || !pays(problem, outcome)) return null
    return {
      verdict: scope,
      hinge: 'de si tu aerolínea es europea',
      law: SCOPE,
      amounts: amountFor(route, problem, scope === 'yes'),
      openPoints: [REFORM, DEADLINE],
    }
  },
  rows: {
    cancelacion: rows('Cancelación'),
    retraso: rows(`Atraso desde ${EU_261.delay}`),
    sobreventa: rows('Sobreventa'),
    equipaje: [],
  },
}
