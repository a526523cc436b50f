/** What can go wrong with a flight, each with a page of its own: `/derechos/cancelacion`. */
export const PROBLEMS = ['cancelacion', 'retraso', 'sobreventa', 'equipaje'] as const

export type Problem = (typeof PROBLEMS)[number]

/** How long somebody waited, or what happened to the luggage: the answers that a rule tells apart. */
export const OUTCOMES = {
  cancelacion: ['alternative-soon', 'alternative-late', 'no-alternative'],
  retraso: ['under-3h', '3-to-4h', 'over-4h'],
  sobreventa: ['under-3h', '3-to-4h', 'over-4h'],
  equipaje: ['lost', 'late', 'damaged'],
} as const satisfies Record<Problem, readonly string[]>

export type Outcome = (typeof OUTCOMES)[Problem][number]

const SHORT_WAITS: readonly Outcome[] = ['alternative-soon', 'under-3h']

/** Whether a wait is below what any law begins at: 3 hours. */
export function isShortWait(outcome: Outcome): boolean {
  return SHORT_WAITS.includes(outcome)
}

/** What somebody says of their flight; '' for what they have not said. */
export interface Story {
  readonly problem: Problem | ''
  /** IATA codes of `AIRPORTS`, or `OTHER_AIRPORT`. */
  readonly from: string
  readonly to: string
  /** `yyyy-MM-dd`. */
  readonly date: string
  readonly outcome: Outcome | ''
  /** Asked only where a law depends on it; null while it is not said. */
  readonly isEuropeanAirline: boolean | null
}
