import type { Estimate } from '@/domain/claim/compensation'
import type { Route } from '@/domain/rights/route'
import type { Details, ProblemDetail, Problem } from '@/domain/rights/story'
import type { Source } from './sources'

/** In choices and care `text` continues 'title:'; in laws, deadlines and offices it is a sentence. */
export interface Right {
  readonly title: string
  readonly text: string
  readonly source: Source
}

export interface Amount {
  /** '4 UF', 'hasta 1.519 DEG', '600 EUR', '$100.000 a $250.000'. */
  readonly text: string
  readonly note: string
  readonly source: Source
  /** Approximate CLP of a fixed sum; missing for a limit of proven damage. */
  readonly pesos?: number
  /** Our own estimate in CLP; missing for sums of laws. */
  readonly estimate?: Estimate
}

export type Verdict = 'yes' | 'maybe' | 'unlikely'

export interface Case extends Details {
  readonly problem: Problem
  readonly outcome: ProblemDetail
  readonly route: Route
}

/** A period from the day of the flight. */
export interface Term {
  readonly title: string
  /** A sentence without full stop: 'Es el plazo para demandar' */
  readonly text: string
  readonly days?: number
  readonly years?: number
  /** Advice after the term has run out. */
  readonly after: string
  /** `term`: set by law; `advice`: our own; `condition`: later the airline may refuse everything. */
  readonly kind: 'advice' | 'term' | 'condition'
  readonly source: Source
}

export interface LawAnswer {
  readonly verdict: Verdict
  /** For 'maybe' the condition, 'de la causa'; for 'unlikely' the alternative, 'otro vuelo'. */
  readonly hinge: string
  readonly law: Right
  readonly choices?: readonly Right[]
  readonly care?: readonly Right[]
  readonly amounts?: readonly Amount[]
  readonly terms?: readonly Term[]
  readonly openPoints?: readonly string[]
}

/** Null if the law does not apply. */
export type Law = (known: Case) => LawAnswer | null
