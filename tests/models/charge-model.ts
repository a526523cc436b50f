import { CHARGE_CONFIRM_ABOVE } from '@/config/operator'

/** Typed amounts with their whole pesos; null cannot be charged. */
export const AMOUNTS: Readonly<Record<string, number | null>> = {
  '': null,
  '38.000': 38_000,
  '38000': 38_000,
  '0': null,
  '-5': 5,
  '1.5': 2,
  abc: null,
  '0.4': null,
  '50,5': 505,
  '$ 1.200.000': 1_200_000,
}

/** A claim of the list, with its payer, or the reason why there is none. */
export interface ClaimRow {
  readonly id: number
  readonly isWon: boolean
  readonly email: string | null
  readonly customerId: string | null
}

/** The end of a charge: the outcome shown, and whether money moved. */
export interface End {
  readonly outcome: 'charged' | 'refused' | 'unknown'
  readonly acted: boolean
}

/** A charge that was sent. Equal `order` values must have the same `commerce_order`, different ones never. */
export interface Sent {
  readonly claim: ClaimRow
  readonly amount: number
  readonly order: string
  readonly at: number
}

type Outcome = 'tried' | 'unpaid' | End['outcome']

interface Attempt {
  readonly amount: number
  readonly outcome: Outcome
  /** Number of sends; each is a separate risk to confirm. */
  readonly sends: number
}

const isOpen = ({ outcome }: Attempt) => outcome === 'tried' || outcome === 'unknown'

interface Opening {
  readonly claim: ClaimRow
  readonly number: number
  /** The payer is still being looked up. */
  isLooking: boolean
  text: string
  /** Key of the risk that the user confirmed. */
  ticked: string
  /** The warnings that the user confirmed. */
  readonly known: Set<string>
}

/** The expected state of one admin's browser: what is open, what was sent and what is stored. */
export class ChargeModel {
  opening: Opening | null = null
  /** The claim whose details are open below the charge. */
  details: ClaimRow | null = null
  /** The claim that was opened last. */
  last: ClaimRow | null = null
  /** The dialog was just closed and may still be fading out. */
  fading = false
  flight: Sent | null = null
  readonly sent: Sent[] = []
  /** Orders for which money moved. */
  readonly acted = new Set<string>()
  private openings = 0
  private minted = 0
  /** The order that this opening created for each amount. */
  private readonly orders = new Map<number, string>()
  /** The stored attempt of the current order before it was sent again. */
  private wasOpen: Attempt | undefined
  private readonly attempts = new Map<number, Map<string, Attempt>>()

  open(claim: ClaimRow, isLooking: boolean): void {
    this.openings += 1
    this.opening = {
      claim,
      number: this.openings,
      isLooking,
      text: '',
      ticked: '',
      known: new Set(),
    }
    this.orders.clear()
    this.details = claim
    this.last = claim
    this.fading = false
  }

  close(): void {
    this.opening = null
  }

  reload(): void {
    this.flight = null
    this.opening = null
    this.details = null
    this.fading = false
  }

  get amount(): number | null {
    return AMOUNTS[this.opening?.text ?? ''] ?? null
  }

  /** The attempts of the opened claim, by order. */
  private get own(): readonly (readonly [string, Attempt])[] {
    return [...(this.attempts.get(this.opening?.claim.id ?? 0) ?? [])]
  }

  /** The open order of the typed amount, which is sent again. */
  private get openOrder(): string | null {
    const found = this.own.filter(([, entry]) => isOpen(entry) && entry.amount === this.amount)
    return found.at(-1)?.[0] ?? null
  }

  /**
   * Key of all attempts that may have moved money of the opened claim, and of the order to send; '' for
   * none.
   */
  get risk(): string {
    const risky = this.own.filter(
      ([, { outcome }]) => outcome !== 'refused' && outcome !== 'unpaid',
    )
    if (risky.length === 0) return ''
    const names = risky.map(([order, { outcome, sends }]) => `${order} ${outcome} ${sends}`).sort()
    return `${names.join()} ${this.openOrder ?? 'new'}`
  }

  /** Whether the dialog requires a confirmation. */
  get hasBox(): boolean {
    return this.risk !== '' && this.amount !== null && this.flight === null
  }

  get isTicked(): boolean {
    return this.risk !== '' && this.risk === this.opening?.ticked
  }

  tick(): void {
    if (this.opening) this.opening.ticked = this.isTicked ? '' : this.risk
  }

  /** The unknown orders of the opened claim, which can be settled. */
  get unsettled(): readonly string[] {
    return this.own.filter(([, entry]) => isOpen(entry)).map(([order]) => order)
  }

  settle(order: string, outcome: 'charged' | 'unpaid'): void {
    const id = this.opening?.claim.id ?? 0
    const entry = this.attempts.get(id)?.get(order)
    if (entry) this.attempts.get(id)?.set(order, { ...entry, outcome })
  }

  /** Clears the storage; open dialogs stay. */
  erase(): void {
    for (const attempts of this.attempts.values()) {
      for (const [order, entry] of attempts) if (!isOpen(entry)) attempts.delete(order)
    }
  }

  /** Warnings about the claim or the amount; each has its own checkbox. */
  get facts(): readonly string[] {
    const isHigh = this.amount !== null && this.amount > CHARGE_CONFIRM_ABOVE
    return [
      ...(this.opening?.claim.isWon === false ? ['status'] : []),
      ...(isHigh ? [`sum ${this.amount}`] : []),
    ]
  }

  tickFact(fact: string): void {
    const known = this.opening?.known
    if (known?.delete(fact) === false) known.add(fact)
  }

  /** Whether "Confirm charge" is enabled. */
  get canConfirm(): boolean {
    const { opening } = this
    if (opening === null) return false
    const hasCustomer = !opening.isLooking && opening.claim.customerId !== null
    const isAware = this.risk === '' || this.isTicked
    const isSure = this.facts.every((fact) => opening.known.has(fact))
    return hasCustomer && this.amount !== null && isAware && isSure && this.flight === null
  }

  /** One press. @returns the charge that is sent, or null */
  confirm(now: number): Sent | null {
    const { opening, amount } = this
    if (!opening || amount === null || !this.canConfirm) return null
    const { claim } = opening
    const minted = this.orders.get(amount)
    const isMintedFree =
      minted !== undefined && this.attempts.get(claim.id)?.get(minted)?.outcome === 'refused'
    const known = this.openOrder ?? (isMintedFree ? minted : null)
    const order = known ?? `minted-${(this.minted += 1)}`
    this.orders.set(amount, order)
    const sent = { claim, amount, order, at: now }
    this.sent.push(sent)
    opening.ticked = ''
    this.flight = sent
    this.wasOpen = this.attempts.get(claim.id)?.get(order)
    this.note(sent, 'tried', 1)
    return sent
  }

  /** Applies the outcome of the charge in progress. */
  end({ outcome, acted }: End): void {
    const { flight } = this
    if (!flight) return
    this.flight = null
    // The provider rejects a repeated order, and the app cannot treat that as a plain rejection.
    const isPaidAlready = this.acted.has(flight.order)
    const answer = isPaidAlready && outcome === 'charged' ? 'unknown' : outcome
    if (acted) this.acted.add(flight.order)
    const wasOpen = this.wasOpen !== undefined && isOpen(this.wasOpen)
    this.note(flight, answer === 'refused' && wasOpen ? 'unknown' : answer, 0)
    if (answer === 'charged') this.close()
  }

  /** Another tab of this browser charged a claim, with an unknown outcome. */
  tryElsewhere(claim: ClaimRow, amount: number): string {
    this.openings += 1
    const order = `elsewhere-${this.openings}`
    this.note({ claim, order, amount }, 'unknown', 1)
    return order
  }

  private note(
    { claim, order, amount }: Pick<Sent, 'claim' | 'order' | 'amount'>,
    outcome: Outcome,
    more: number,
  ): void {
    const attempts = this.attempts.get(claim.id) ?? new Map<string, Attempt>()
    const sends = (attempts.get(order)?.sends ?? 0) + more
    // The newest attempt comes last, as the app sorts by time.
    if (more > 0) attempts.delete(order)
    this.attempts.set(claim.id, attempts.set(order, { amount, outcome, sends }))
  }
}
