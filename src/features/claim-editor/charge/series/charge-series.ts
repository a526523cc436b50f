export interface ChargeSeries {
  /** Number of claims after this one. */
  readonly left: number
  /** Result of the previous claim; '' if it was skipped, null for the first one. */
  readonly said: string | null
  readonly goOnAfterCharge: () => void
  readonly skip: () => void
  /** The outcome is unknown: the series must not continue. */
  readonly isStopped: boolean
}
