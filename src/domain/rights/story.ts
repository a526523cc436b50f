/** What can go wrong with a flight, each with a page of its own: `/derechos/cancelacion`. */
export const PROBLEMS = ['cancelacion', 'retraso', 'sobreventa', 'equipaje'] as const

export type Problem = (typeof PROBLEMS)[number]

/** How long somebody waited, or what happened to the luggage: the answers that a rule tells apart. */
export const OUTCOMES = {
  cancelacion: ['alternative-soon', 'alternative-late', 'no-alternative', 'not-travelled'],
  retraso: ['under-3h', '3-to-4h', 'over-4h', 'not-travelled'],
  sobreventa: ['under-3h', '3-to-4h', 'over-4h', 'not-travelled'],
  equipaje: ['lost', 'late', 'damaged'],
} as const satisfies Record<Problem, readonly string[]>

export type ProblemDetail = (typeof OUTCOMES)[Problem][number]

/** What is asked only where a law turns on it, the most telling first, and its answers. */
export const DETAILS = {
  operator: ['eu', 'uk', 'other'],
  notice: ['14-days', '7-days', 'under-7-days'],
  arrival: ['under-2h', '2-to-3h', '3-to-4h', 'over-4h'],
  departure: ['up-to-3h', 'over-3h'],
  cause: ['airline', 'outside', 'not-told'],
} as const

export type Detail = keyof typeof DETAILS

/** The answers to the details; '' for what is not said. */
export type Details = { readonly [D in Detail]: (typeof DETAILS)[D][number] | '' }

export const NO_DETAILS: Details = {
  operator: '',
  notice: '',
  arrival: '',
  departure: '',
  cause: '',
}

/** What somebody says of their flight; '' for what they have not said. */
export interface TripAnswers extends Details {
  readonly problem: Problem | ''
  /** IATA codes of `AIRPORTS`, or `OTHER_AIRPORT`; `to` is the final destination. */
  readonly from: string
  readonly to: string
  /** `yyyy-MM-dd`. */
  readonly date: string
  readonly outcome: ProblemDetail | ''
}

/** From how many hours a wait is, and below how many. */
export type Wait = readonly [from: number, below: number]

const WAITS: Readonly<Record<string, Wait>> = {
  'under-2h': [0, 2],
  '2-to-3h': [2, 3],
  'under-3h': [0, 3],
  '3-to-4h': [3, 4],
  'over-4h': [4, Infinity],
}

/** How late somebody arrived; null where they did not say, or did not travel. */
export function arrivalOf({
  outcome,
  arrival,
}: Pick<TripAnswers, 'outcome' | 'arrival'>): Wait | null {
  return WAITS[outcome] ?? WAITS[arrival] ?? null
}

const SHORT_WAITS: readonly ProblemDetail[] = ['alternative-soon', 'under-3h']

/** Whether a wait is below what most laws begin at: 3 hours. */
export function isShortWait(outcome: ProblemDetail): boolean {
  return SHORT_WAITS.includes(outcome)
}
