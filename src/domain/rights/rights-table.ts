import { estimatesOf } from '@/domain/claim/faq-estimates'
import { formatClp } from '@/domain/money/clp'
import { claimTypeOf } from './labels'
import { ANAC_400_LAW } from './laws/anac400'
import { CHILE_LAW } from './laws/chile'
import { EU_261_LAW } from './laws/eu261'
import type { AmountRow } from './laws/law'
import { MONTREAL_LAW } from './laws/montreal'
import { SOURCES } from './laws/sources'
import { UK_261_LAW } from './laws/uk261'
import { US_DOT_LAW } from './laws/us-dot'
import type { Problem } from './story'

/** Chile first, as most flights of the readers; then those that touch their routes. */
const LAWS = [CHILE_LAW, MONTREAL_LAW, EU_261_LAW, UK_261_LAW, ANAC_400_LAW, US_DOT_LAW]

function estimateRows(problem: Problem): AmountRow[] {
  return estimatesOf(claimTypeOf(problem)).map((row) => {
    const { min, max } = row.about ?? row
    return {
      law: 'Nuestra estimación',
      when: row.case,
      amount: `${formatClp(min)} a ${formatClp(max)}`,
      source: SOURCES.estimates,
    }
  })
}

/** What a problem may bring, as rows of a table: the product's estimate, then law by law. */
export function rightsTable(problem: Problem): readonly AmountRow[] {
  return [...estimateRows(problem), ...LAWS.flatMap((law) => law.rows[problem])]
}
