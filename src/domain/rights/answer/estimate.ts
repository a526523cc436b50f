import { shareOf } from '@/domain/claim/compensation'
import { estimatesOf } from '@/domain/claim/faq-estimates'
import { formatClp } from '@/domain/money/clp'
import { claimTypeOf } from '@/domain/rights/labels'
import { SOURCES } from '@/domain/rights/laws/sources'
import type { Amount } from '@/domain/rights/laws/law'
import type { Outcome, Problem } from '@/domain/rights/story'

/** The case of `FAQ_ESTIMATES` that became of luggage; every other problem is one case. */
const LUGGAGE_CASES: Readonly<Partial<Record<Outcome, string>>> = {
  lost: 'Pérdida total de equipaje',
  damaged: 'Daño menor de equipaje',
  late: 'Retraso de equipaje de más de 24 horas',
}

/** The highest estimate of each case of a problem, in one line without a full stop. */
export function estimatesInWords(problem: Problem): string {
  return estimatesOf(claimTypeOf(problem))
    .map((row) => `${row.case.toLowerCase()}, hasta ${formatClp(row.about?.max ?? row.max)}`)
    .join('; ')
}

/** The product's own estimate of a case, with what the passenger keeps of it (SPEC 9). */
export function estimateOf(problem: Problem, outcome: Outcome): Amount[] {
  const name = LUGGAGE_CASES[outcome]
  const row = estimatesOf(claimTypeOf(problem)).find(
    (estimate) => name === undefined || estimate.case === name,
  )
  if (row === undefined) return []
  const maximum = row.about?.max ?? row.max
  const { case: what, notes } = row
  return [
    {
      text: `hasta ${formatClp(maximum)}`,
      note: `${what}: estimación. ${notes}`,
      source: SOURCES.estimates,
      estimate: shareOf(maximum),
    },
  ]
}
