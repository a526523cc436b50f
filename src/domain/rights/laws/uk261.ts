import { isEuCountry } from '@/domain/rights/route'
import { arrivalOf } from '@/domain/rights/story'
import { aboutKm, sumsFor, type Bands } from './bands'
import type { Case, Law, LawAnswer } from './law'
import { SOURCES } from './sources'
import { formatSums, pesosNote, pesosOf } from './sums'

export const UK_NAME = 'Reglamento británico 261'

/** GBP by kilometres. */
export const UK_SUMS: Bands = [
  { upTo: 1500, sum: 220 },
  { upTo: 3500, sum: 350 },
  { upTo: Infinity, sum: 520 },
]

/** Beyond the second band, for whoever arrives 3 to 4 hours late. */
const LONG_SUM = 520
const LONG_HALF = 260

/** What it counts in, in the words that every page uses. */
export const UK_261 = {
  scope:
    'Se aplica en vuelos que salen del Reino Unido, y en los que llegan ahí operados por una aerolínea británica o de la Unión Europea.',
  longHalf: `${LONG_HALF} GBP`,
} as const

const NOTICE_OPEN =
  'Con cuánto aviso de la cancelación deja de pagar la ley británica está por confirmar.'
const HALF_OPEN = 'Cuánto baja la suma británica si otro vuelo te llevó está por confirmar.'
const CAUSE_OPEN = 'Qué causas libran de pagar a la aerolínea en el Reino Unido está por confirmar.'
const DEADLINE = 'El plazo para reclamar en el Reino Unido está por confirmar.'

/** Whether it reaches a flight: whoever operates it where it leaves from the United Kingdom. */
function reach({ route: { from, to }, operator }: Case): 'yes' | 'maybe' | 'no' {
  if (from === 'GB') return 'yes'
  if (to !== 'GB' || operator === 'other') return 'no'
  return operator === '' ? 'maybe' : 'yes'
}

function amountsOf(known: Case, isSure: boolean): LawAnswer['amounts'] {
  const { problem, route } = known
  const { km } = route
  if (km === null) return []
  const [from, below] = arrivalOf(known) ?? [0, 0]
  const isHalf = problem === 'retraso' && from === 3 && below === 4
  const sums = sumsFor(UK_SUMS, km).map((sum) => (isHalf && sum === LONG_SUM ? LONG_HALF : sum))
  const scope = isSure
    ? ''
    : 'Solo si operó el vuelo una aerolínea británica o de la Unión Europea. '
  return [
    {
      text: formatSums(sums, 'GBP'),
      note: `${scope}Por una ruta de ${aboutKm(km)}. ${pesosNote(sums, 'GBP')}`,
      pesos: pesosOf(sums, 'GBP'),
      source: SOURCES.uk261,
    },
  ]
}

function verdictOf(
  { problem, cause }: Case,
  scope: 'yes' | 'maybe',
): Pick<LawAnswer, 'verdict' | 'hinge'> {
  if (scope === 'maybe') return { verdict: 'maybe', hinge: 'de quién operó el vuelo' }
  if (problem === 'cancelacion')
    return { verdict: 'maybe', hinge: 'de las reglas británicas sobre el aviso' }
  return cause === 'outside' && problem === 'retraso'
    ? { verdict: 'maybe', hinge: 'de si la causa libra de pagar a la aerolínea' }
    : { verdict: 'yes', hinge: '' }
}

/** UK 261, for flights from the United Kingdom, and to it by its own or the Union's airlines. */
export const UK_261_LAW: Law = (known) => {
  const { problem, outcome, route } = known
  const scope = reach(known)
  if (scope === 'no' || problem === 'equipaje') return null
  const isNothing = outcome === 'under-3h' || outcome === 'not-travelled'
  if (problem === 'retraso' && isNothing) return null
  const isCancelled = problem === 'cancelacion'
  return {
    ...verdictOf(known, scope),
    law: {
      title: UK_NAME,
      text: UK_261.scope,
      source: SOURCES.uk261,
    },
    amounts: amountsOf(known, scope === 'yes'),
    openPoints: [
      ...(isCancelled ? [NOTICE_OPEN] : []),
      problem === 'retraso' ? CAUSE_OPEN : HALF_OPEN,
      ...(isEuCountry(route.from) || isEuCountry(route.to)
        ? ['Si se puede pedir a la vez la suma europea y la británica está por confirmar.']
        : []),
      DEADLINE,
    ],
  }
}
