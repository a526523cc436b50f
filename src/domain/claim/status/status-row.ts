/** Shape of a row of `STATUSES` in `statuses.ts`. */
export interface StatusRow {
  /** As the API spells it. */
  readonly category: string
  readonly spellings?: readonly string[]
  readonly subcategories: readonly string[]
  /** Index into `STAGES`. */
  readonly stage: 0 | 1 | 2 | 3 | 4
  /** Lane of the board; `closed` if and only if the claim is not open. */
  readonly lane: 'received' | 'documents' | 'filed' | 'answer' | 'payment' | 'closed'
  readonly outcome: 'open' | 'won' | 'closed'
  /** Party that has to act; `none` if the claim is not open. */
  readonly holder: 'passenger' | 'us' | 'airline' | 'none'
  /** Meaning of the status; the UI gives it a colour. */
  readonly tone: 'new' | 'preparing' | 'filed' | 'disputed' | 'success' | 'over'
  /** Shown beside a count under the name of the lane; default: the category in lower case. */
  readonly short?: string
  /** Tooltip of SPEC 4; missing if SPEC has none. */
  readonly description?: string
  readonly meaning: string
  readonly next: string
  /**
   * Answers to a passenger about the stage; null if the claim is not open. For the operator to confirm before
   * the launch: they promise only SPEC's 24 working hours and name no legal deadline.
   */
  readonly help: {
    /** Factor that the duration depends on. */
    readonly usually: string
    /** Requirements of the stage and who provides them. */
    readonly needs: string
    /** Next step if there is no answer. */
    readonly silence: string
  } | null
}
