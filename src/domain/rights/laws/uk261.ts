import { isEuCountry } from '@/domain/rights/route'
import { arrivalOf } from '@/domain/rights/story'
import { aboutKm, sumsFor, type Bands } from './bands'
import { EXTRAORDINARY, LIMITS_OF_NOTICE, reach } from './eu261'
import type { Amount, Case, Law, LawAnswer, Term } from './law'
import { SOURCES } from './sources'
import { fixedAmount } from './sums'

export const UK_NAME = 'Reglamento británico 261'

/** GBP by kilometres. */
export const UK_SUMS: Bands = [
  { upTo: 1500, sum: 220 },
  { upTo: 3500, sum: 350 },
  { upTo: Infinity, sum: 520 },
]

/** Above 3500 km a delay on arrival of 3 to 4 hours halves the sum. */
const LONG_SUM = 520
const LONG_HALF = 260

export const UK_261 = {
  scope:
    'Se aplica en vuelos que salen del Reino Unido, y en los que llegan ahí operados por una aerolínea británica o de la Unión Europea.',
  longHalf: `${LONG_HALF} GBP`,
} as const

const HALF_OPEN =
  'Cuánto baja la suma británica, o desde cuándo no se paga, si otro vuelo te llevó está por confirmar.'
const BOTH_OPEN = 'Si se puede pedir a la vez la suma europea y la británica está por confirmar.'

const TERM: Term = {
  title: '6 años en Inglaterra y Gales',
  text: 'Es el plazo para demandar por la ley británica',
  years: 6,
  after: 'Pregunta en el Reino Unido si queda otra vía.',
  kind: 'term',
  source: SOURCES.ukTerms,
}

function limitsOf(problem: Case['problem'], notice: Case['notice']): string {
  if (problem === 'sobreventa') return ''
  return problem === 'cancelacion' && notice === '' ? LIMITS_OF_NOTICE : EXTRAORDINARY
}

function amountsOf(known: Case, isSure: boolean): readonly Amount[] {
  const { problem, notice, route } = known
  const { km } = route
  if (km === null) return []
  const [from, below] = arrivalOf(known) ?? [0, 0]
  const isHalf = problem === 'retraso' && from === 3 && below === 4
  const sums = sumsFor(UK_SUMS, km).map((sum) => (isHalf && sum === LONG_SUM ? LONG_HALF : sum))
  const scope = 'Se paga solo si operó el vuelo una aerolínea británica o de la Unión Europea.'
  const limits = limitsOf(problem, notice)
  const sentences = [isSure ? '' : scope, `Tu ruta mide ${aboutKm(km)}.`, limits]
  return [fixedAmount(sums, 'GBP', SOURCES.uk261, sentences)]
}

function verdictOf(
  { problem, cause, notice }: Case,
  scope: 'yes' | 'maybe',
): Pick<LawAnswer, 'verdict' | 'hinge'> {
  if (problem === 'cancelacion' && notice === '14-days')
    return { verdict: 'unlikely', hinge: 'una explicación por escrito' }
  if (scope === 'maybe') return { verdict: 'maybe', hinge: 'de quién operó el vuelo' }
  if (problem !== 'sobreventa' && cause === 'outside')
    return { verdict: 'maybe', hinge: 'de si fueron circunstancias extraordinarias' }
  return problem === 'cancelacion' && notice === ''
    ? { verdict: 'maybe', hinge: 'de cuándo te avisaron' }
    : { verdict: 'yes', hinge: '' }
}

/** UK 261, for flights from the United Kingdom, and to it with a UK or EU airline. */
export const UK_261_LAW: Law = (known) => {
  const { problem, outcome, route } = known
  const scope = reach(known, (country) => country === 'GB', ['other'])
  if (scope === 'no' || problem === 'equipaje') return null
  const isNothing = outcome === 'under-3h' || outcome === 'not-travelled'
  if (problem === 'retraso' && isNothing) return null
  const judged = verdictOf(known, scope)
  const isInBoth = isEuCountry(route.from) || isEuCountry(route.to)
  return {
    ...judged,
    law: { title: UK_NAME, text: UK_261.scope, source: SOURCES.uk261 },
    amounts: judged.verdict === 'unlikely' ? [] : amountsOf(known, scope === 'yes'),
    terms: [TERM],
    openPoints: [...(problem === 'retraso' ? [] : [HALF_OPEN]), ...(isInBoth ? [BOTH_OPEN] : [])],
  }
}
