/** Charging one claim after another: what the dialog of one of them needs to go on. */
export interface ChargeSeries {
  /** Claims after this one. */
  readonly left: number
  /** What was done with the claim before; '' where nothing was, null for the first one. */
  readonly said: string | null
  /** Goes on by itself once this claim is charged. */
  readonly goOnAfterCharge: () => void
  /** Leaves this claim as it is and goes on. */
  readonly skip: () => void
  /** An unknown outcome: nothing goes on from here. */
  readonly isStopped: boolean
}
