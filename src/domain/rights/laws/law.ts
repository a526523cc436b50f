import type { Estimate } from '@/domain/claim/compensation'
import type { Route } from '@/domain/rights/route'
import type { Outcome, Problem, Story } from '@/domain/rights/story'
import type { Source } from './sources'

/**
 * One sentence of the answer, with where it stands. In choices and care the text goes on from 'title,';
 * in laws and deadlines it is a sentence of its own, below the title.
 */
export interface Right {
  /** The first words, to be read alone: 'Tu plata de vuelta'. */
  readonly title: string
  /** The rest of the sentence: 'porque la espera pasa de 3 horas.', or a sentence of its own. */
  readonly text: string
  readonly source: Source
}

/** A sum or a range by one law, or by the product's own table of estimates. */
export interface Amount {
  /** '4 UF', 'hasta 1.519 DEG', '600 EUR', 'hasta $250.000'. */
  readonly text: string
  /** What it is for and what it depends on: whole sentences. */
  readonly note: string
  readonly source: Source
  /** How the product's own estimate is shared, in CLP; the laws' sums have none. */
  readonly estimate?: Estimate
}

/** How clearly a law gives something. */
export type Verdict = 'yes' | 'maybe' | 'unlikely'

/** A story that says enough for an answer. */
export interface Case extends Pick<Story, 'isEuropeanAirline'> {
  readonly problem: Problem
  readonly outcome: Outcome
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
  /** Whether the airline may refuse everything once it has run out. */
  readonly isCondition: boolean
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

/** A sum of one law, for a table that knows no route. */
export interface AmountRow {
  readonly law: string
  /** 'Entre 500 y 1.000 km' */
  readonly when: string
  readonly amount: string
  readonly source: Source
}

export interface Law {
  /** What it gives; null where it does not count. */
  readonly answer: (story: Case) => LawAnswer | null
  readonly rows: Readonly<Record<Problem, readonly AmountRow[]>>
}
