import type { Estimate } from '@/domain/claim/compensation'
import type { Route } from '@/domain/rights/route'
import type { Details, ProblemDetail, Problem } from '@/domain/rights/story'
import type { Source } from './sources'

/**
 * One sentence of the answer, with its source. In choices and care the text goes on from 'title:'; in laws,
 * deadlines and offices it is a sentence of its own, below the title.
 */
export interface Right {
  /** The first words, to be read alone: 'Devolución del pasaje'. */
  readonly title: string
  readonly text: string
  readonly source: Source
}

/** A sum or a range by one law, or by the product's own table of estimates. */
export interface Amount {
  /** '4 UF', 'hasta 1.519 DEG', '600 EUR', '$100.000 a $250.000'. */
  readonly text: string
  /** What it is for and what it depends on: whole sentences. */
  readonly note: string
  readonly source: Source
  /** About what a fixed sum is in CLP; none for a ceiling on proven damage. */
  readonly pesos?: number
  /** How the product's own estimate is shared, in CLP; the laws' sums have none. */
  readonly estimate?: Estimate
}

/** How clearly a law gives something. */
export type Verdict = 'yes' | 'maybe' | 'unlikely'

/** A story that says enough for an answer. */
export interface Case extends Details {
  readonly problem: Problem
  readonly outcome: ProblemDetail
  readonly route: Route
}

/** A time that runs from the day of the flight. */
export interface Term {
  /** '2 años' */
  readonly title: string
  /** A sentence without its full stop: 'Es el plazo para demandar' */
  readonly text: string
  readonly days?: number
  readonly years?: number
  /** What is left to do once it has run out: a sentence of its own. */
  readonly after: string
  /** Whether a law sets it, or only the product's advice; the airline may refuse everything after a 'condition'. */
  readonly kind: 'advice' | 'term' | 'condition'
  readonly source: Source
}

/** What one law gives in a case. */
export interface LawAnswer {
  readonly verdict: Verdict
  /** For a 'maybe' what it depends on, 'de la causa'; for an 'unlikely' what is left, 'otro vuelo'. */
  readonly hinge: string
  readonly law: Right
  readonly choices?: readonly Right[]
  readonly care?: readonly Right[]
  readonly amounts?: readonly Amount[]
  readonly terms?: readonly Term[]
  readonly openPoints?: readonly string[]
}

/** What a law gives in a case; null where it does not apply. */
export type Law = (known: Case) => LawAnswer | null
