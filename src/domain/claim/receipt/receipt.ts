/** Summary of a sent claim that stays on the device. */
export interface Receipt {
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly type: string
  readonly airline: string
  readonly email: string
  /** As `flightText` gives it; '' if unknown. */
  readonly flight: string
  /** Full names; the passenger who filed is first. */
  readonly passengers: readonly string[]
  readonly files: readonly { readonly name: string; readonly size: number }[]
}
