import { CHARGE_CONFIRM_ABOVE } from '@/config/operator'

/** What a person may type as an amount, and the whole pesos it stands for; null cannot be charged. */
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

/** A claim of the list, who pays for it, or why nobody does. */
export interface ClaimRow {
  readonly id: number
  readonly isWon: boolean
  readonly email: string | null
  readonly customerId: string | null
}

/** How a charge ends: what the person knows, and whether money moved. */
export interface End {
  readonly outcome: 'charged' | 'refused' | 'unknown'
  readonly acted: boolean
}

/** A charge that left the browser. Equal orders must be one `commerce_order`, others never. */
export interface Sent {
  readonly claim: ClaimRow
  readonly amount: number
  readonly order: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** How long a tab that died keeps its claim from being charged. */
const LOCK_MS = 60_000

type Outcome = 'tried' | 'unpaid' | End['outcome']

interface Attempt {
  readonly amount: number
  readonly outcome: Outcome
  /** Each sending is another risk to look at. */
  readonly sends: number
}

const isOpen = ({ outcome }: Attempt) => outcome === 'tried' || outcome === 'unknown'

interface Opening {
  readonly claim: ClaimRow
  readonly number: number
  /** Who pays is not known yet. */
  isLooking: boolean
  text: string
  /** The risk that the user ticked to have looked at. */
  ticked: string
  /** The facts that the user ticked to know. */
  readonly known: Set<string>
}

/** A plain account of one admin's browser: what is open, what left it and what it must remember. */
export class ChargeModel {
  opening: Opening | null = null
  /** The claim whose details lie under the charge. */
  details: ClaimRow | null = null
  /** The claim that was opened last. */
  last: ClaimRow | null = null
  /** The dialog was closed a moment ago and may still be fading. */
  fading = false
  flight: Sent | null = null
  readonly sent: Sent[] = []
  /** Orders for which money moved, each once. */
  readonly acted = new Set<string>()
  /** Claims that a closed tab was charging, and until when nobody may charge them. */
  private readonly locked = new Map<number, number>()
  private openings = 0
  private minted = 0
  /** The order that this opening minted for each amount. */
  private readonly orders = new Map<number, string>()
  /** What was known of the order under way before it was sent. */
  private wasOpen: Attempt | undefined
  private readonly attempts = new Map<number, Map<string, Attempt>>()

  open(claim: ClaimRow, isLooking: boolean): void {
    this.openings += 1
    this.opening = {
      ...{ claim, number: this.openings, isLooking, text: '', ticked: '', known: new Set() },
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
    if (this.flight) this.locked.set(this.flight.claim.id, this.flight.at + LOCK_MS)
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

  /** Whether the note of a tab that died still says that the opened claim is being charged. */
  isBusy(now: number): boolean {
    const until = this.locked.get(this.opening?.claim.id ?? 0) ?? 0
    return until > now && this.own.some(([, { outcome }]) => outcome === 'tried')
  }

  /** The open order of the typed amount, which is sent again. */
  private get openOrder(): string | null {
    const found = this.own.filter(([, entry]) => isOpen(entry) && entry.amount === this.amount)
    return found.at(-1)?.[0] ?? null
  }

  /** Names what has, or may have, moved money of the opened claim, and what confirming does; '' for none. */
  get risk(): string {
    const risky = this.own.filter(
      ([, { outcome }]) => outcome !== 'refused' && outcome !== 'unpaid',
    )
    if (risky.length === 0) return ''
    const names = risky.map(([order, { outcome, sends }]) => `${order} ${outcome} ${sends}`).sort()
    return `${names.join()} ${this.openOrder ?? 'new'}`
  }

  /** Whether the note of a dead tab ran out so lately that the dialog may not have looked again. */
  hasJustBeenFreed(now: number): boolean {
    const until = this.locked.get(this.opening?.claim.id ?? 0) ?? 0
    return until <= now && now < until + 2_000
  }

  /** Whether the dialog asks for a tick. */
  hasBox(now: number): boolean {
    return this.risk !== '' && this.amount !== null && this.flight === null && !this.isBusy(now)
  }

  get isTicked(): boolean {
    return this.risk !== '' && this.risk === this.opening?.ticked
  }

  tick(): void {
    if (this.opening) this.opening.ticked = this.isTicked ? '' : this.risk
  }

  /** The unknown orders of the opened claim, that can be settled. */
  get unsettled(): readonly string[] {
    return this.own.filter(([, entry]) => isOpen(entry)).map(([order]) => order)
  }

  settle(order: string, outcome: 'charged' | 'unpaid'): void {
    const id = this.opening?.claim.id ?? 0
    const entry = this.attempts.get(id)?.get(order)
    if (entry) this.attempts.get(id)?.set(order, { ...entry, outcome })
  }

  /** The device is erased: what is open stays. */
  erase(): void {
    for (const attempts of this.attempts.values()) {
      for (const [order, entry] of attempts) if (!isOpen(entry)) attempts.delete(order)
    }
    this.locked.clear()
  }

  /** What is wrong with the claim or the sum: each has a box of its own. */
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

  /** Whether "Confirm charge" can be pressed. */
  canConfirm(now: number): boolean {
    const { opening } = this
    if (opening === null || this.isBusy(now)) return false
    const hasCustomer = !opening.isLooking && opening.claim.customerId !== null
    const isAware = this.risk === '' || this.isTicked
    const isSure = this.facts.every((fact) => opening.known.has(fact))
    return hasCustomer && this.amount !== null && isAware && isSure && this.flight === null
  }

  /** One press: the charge that leaves, or null where none may. */
  confirm(now: number): Sent | null {
    const { opening, amount } = this
    if (!opening || amount === null || !this.canConfirm(now)) return null
    if ((this.locked.get(opening.claim.id) ?? 0) > now) return null
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

  /** The answer, or its absence, to the charge under way. */
  end({ outcome, acted }: End): void {
    const { flight } = this
    if (!flight) return
    this.flight = null
    // The provider charges no order twice: it refuses, and the app cannot call that a plain refusal.
    const isPaidAlready = this.acted.has(flight.order)
    const answer = isPaidAlready && outcome === 'charged' ? 'unknown' : outcome
    if (acted) this.acted.add(flight.order)
    const wasOpen = this.wasOpen !== undefined && isOpen(this.wasOpen)
    this.note(flight, answer === 'refused' && wasOpen ? 'unknown' : answer, 0)
    if (answer === 'charged') this.close()
  }

  /** Another tab of this browser charged a claim, and nobody knows how that ended. */
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
    // The newest sending comes last, as the app sorts by time.
    if (more > 0) attempts.delete(order)
    this.attempts.set(claim.id, attempts.set(order, { amount, outcome, sends }))
  }
}
