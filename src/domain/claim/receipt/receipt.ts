/** What the device remembers of a claim that was sent, to show it again. */
export interface Receipt {
  /** Milliseconds since 1970. */
  readonly sentAt: number
  readonly type: string
  readonly airline: string
  readonly email: string
  /** The flight in the words of `flightText`; '' where nothing was said of it. */
  readonly flight: string
  /** Full names: the one who filed first, then those who travelled with them. */
  readonly passengers: readonly string[]
  readonly files: readonly { readonly name: string; readonly size: number }[]
}
