import { shareOf } from '@/domain/claim/compensation'
import { estimatesOf } from '@/domain/claim/faq-estimates'
import { COUNTRY } from '@/domain/country/chile'
import { formatClp } from '@/domain/country/money'
import { claimTypeOf } from '@/domain/rights/labels'
import { SOURCES } from '@/domain/rights/laws/sources'
import type { Amount, Case } from '@/domain/rights/laws/law'
import { touches } from '@/domain/rights/route'
import type { ProblemDetail, Problem } from '@/domain/rights/story'

const LUGGAGE_CASES: Readonly<Partial<Record<ProblemDetail, string>>> = {
  lost: 'Pérdida total de equipaje',
  damaged: 'Daño menor de equipaje',
  late: 'Retraso de equipaje de más de 24 horas',
}

/** '$100.000 a $250.000' */
export function formatRange({ min, max }: { readonly min: number; readonly max: number }): string {
  return `${formatClp(min)} a ${formatClp(max)}`
}

/** Estimates of all cases of a problem, in one line without full stop. */
export function estimatesInWords(problem: Problem): string {
  return estimatesOf(claimTypeOf(problem))
    .map((row) => `${row.case.toLowerCase()}, de ${formatRange(row)}`)
    .join('; ')
}

/** True if the law of Chile, or the luggage convention on its routes, grants money. */
function isPaidInChile({ problem, outcome, cause, route }: Case): boolean {
  if (outcome === 'not-travelled' || cause === 'outside') return false
  return problem === 'equipaje' ? touches(route, COUNTRY) : route.from === COUNTRY
}

/** Our own estimate of a case (SPEC 9); none if an amount of `laws` is higher, or Chile grants no money. */
export function estimateOf(known: Case, laws: readonly Amount[]): Amount[] {
  const { problem, outcome } = known
  const name = LUGGAGE_CASES[outcome]
  const row = estimatesOf(claimTypeOf(problem)).find(
    (estimate) => name === undefined || estimate.case === name,
  )
  const isUnpaid = problem === 'sobreventa' && laws.length === 0
  if (row === undefined || isUnpaid || !isPaidInChile(known)) return []
  if (laws.some(({ pesos = 0 }) => pesos > row.max)) return []
  return [
    {
      text: formatRange(row),
      note: `Nuestra estimación: ${row.case.toLowerCase()}. ${row.notes}`,
      source: SOURCES.estimates,
      estimate: shareOf(row.max),
    },
  ]
}
