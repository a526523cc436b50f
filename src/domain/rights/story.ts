/** Each problem has a page, such as `/derechos/cancelacion`. */
export const PROBLEMS = ['cancelacion', 'retraso', 'sobreventa', 'equipaje'] as const

export type Problem = (typeof PROBLEMS)[number]

/** Outcomes that the laws distinguish. */
export const OUTCOMES = {
  cancelacion: ['alternative-soon', 'alternative-late', 'no-alternative', 'not-travelled'],
  retraso: ['under-3h', '3-to-4h', 'over-4h', 'not-travelled'],
  sobreventa: ['under-3h', '3-to-4h', 'over-4h', 'not-travelled'],
  equipaje: ['lost', 'late', 'damaged'],
} as const satisfies Record<Problem, readonly string[]>

export type ProblemDetail = (typeof OUTCOMES)[Problem][number]

/** Details asked only if a law depends on them, most decisive first. */
export const DETAILS = {
  operator: ['eu', 'uk', 'other'],
  notice: ['14-days', '7-days', 'under-7-days'],
  arrival: ['under-2h', '2-to-3h', '3-to-4h', 'over-4h'],
  departure: ['up-to-3h', 'over-3h'],
  cause: ['airline', 'outside', 'not-told'],
} as const

export type Detail = keyof typeof DETAILS

export type Details = { readonly [D in Detail]: (typeof DETAILS)[D][number] | '' }

export const NO_DETAILS: Details = {
  operator: '',
  notice: '',
  arrival: '',
  departure: '',
  cause: '',
}

/** Answers of the user about a flight; '' if not answered. */
export interface TripAnswers extends Details {
  readonly problem: Problem | ''
  /** IATA codes of `AIRPORTS`, or `OTHER_AIRPORT`; `to` is the final destination. */
  readonly from: string
  readonly to: string
  readonly date: string
  readonly outcome: ProblemDetail | ''
}

/** Range of a wait in hours; `below` is exclusive. */
export type Wait = readonly [from: number, below: number]

const WAITS: Readonly<Record<string, Wait>> = {
  'under-2h': [0, 2],
  '2-to-3h': [2, 3],
  'under-3h': [0, 3],
  '3-to-4h': [3, 4],
  'over-4h': [4, Infinity],
}

/** Delay on arrival; null if unknown or not travelled. */
export function arrivalOf({
  outcome,
  arrival,
}: Pick<TripAnswers, 'outcome' | 'arrival'>): Wait | null {
  return WAITS[outcome] ?? WAITS[arrival] ?? null
}

const SHORT_WAITS: readonly ProblemDetail[] = ['alternative-soon', 'under-3h']

/** True for a wait below 3 hours, the start of most laws. */
export function isShortWait(outcome: ProblemDetail): boolean {
  return SHORT_WAITS.includes(outcome)
}
