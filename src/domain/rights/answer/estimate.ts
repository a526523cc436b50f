import { shareOf } from '@/domain/claim/compensation'
import { FAQ_ESTIMATES } from '@/domain/claim/faq-estimates'
import { formatClp } from '@/domain/money/clp'
import { SOURCES } from '@/domain/rights/laws/sources'
import type { Amount } from '@/domain/rights/laws/law'
import type { Outcome, Problem } from '@/domain/rights/story'

/** The case of `FAQ_ESTIMATES` that each outcome is. */
const CASES = {
  cancelacion: 'Cancelación de vuelo',
  retraso: 'Retraso de vuelo de más de 3 horas',
  sobreventa: 'Sobreventa o denegación de embarque',
  equipaje: {
    lost: 'Pérdida total de equipaje',
    damaged: 'Daño menor de equipaje',
    late: 'Retraso de equipaje de más de 24 horas',
  },
} as const satisfies Record<Problem, string | Partial<Record<Outcome, string>>>

/** The cases of `FAQ_ESTIMATES` that a problem may be. */
export function estimateCases(problem: Problem): readonly string[] {
  const cases = CASES[problem]
  return typeof cases === 'string' ? [cases] : Object.values(cases)
}

function caseOf(problem: Problem, outcome: Outcome): string | undefined {
  const cases = CASES[problem]
  if (typeof cases === 'string') return cases
  return Object.entries(cases).find(([of]) => of === outcome)?.[1]
}

/** The highest estimate of each case of a problem, in one line without a full stop. */
export function estimatesInWords(problem: Problem): string {
  const rows = FAQ_ESTIMATES.filter((row) => estimateCases(problem).includes(row.case))
  return rows
    .map((row) => `${row.case.toLowerCase()}, hasta ${formatClp(row.about?.max ?? row.max)}`)
    .join('; ')
}

/** The product's own estimate of a case, with what the passenger keeps of it (SPEC 9). */
export function estimateOf(problem: Problem, outcome: Outcome): Amount[] {
  const name = caseOf(problem, outcome)
  const row = FAQ_ESTIMATES.find((estimate) => estimate.case === name)
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
