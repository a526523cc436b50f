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

interface Try {
  readonly outcome: 'tried' | End['outcome']
  /** Each sending is another risk to look at. */
  readonly sends: number
}

interface Opening {
  readonly claim: ClaimRow
  readonly number: number
  /** Who pays is not known yet. */
  isLooking: boolean
  text: string
  /** The risk that the person ticked to have looked at. */
  ticked: string
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
  /** Orders of which some try ended without anybody knowing how. */
  private readonly doubtful = new Set<string>()
  private readonly tries = new Map<number, Map<string, Try>>()

  open(claim: ClaimRow, isLooking: boolean): void {
    this.openings += 1
    this.opening = { claim, number: this.openings, isLooking, text: '', ticked: '' }
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

  /** A name for everything that has, or may have, moved money of the opened claim; '' for nothing. */
  get risk(): string {
    const tries = [...(this.tries.get(this.opening?.claim.id ?? 0) ?? [])]
    return tries
      .filter(([, { outcome }]) => outcome !== 'refused')
      .map(([order, { outcome, sends }]) => `${order} ${outcome} ${sends}`)
      .sort()
      .join()
  }

  get isTicked(): boolean {
    return this.risk !== '' && this.risk === this.opening?.ticked
  }

  tick(): void {
    if (this.opening) this.opening.ticked = this.isTicked ? '' : this.risk
  }

  /** Whether "Confirm charge" can be pressed. */
  get canConfirm(): boolean {
    const { opening } = this
    const hasCustomer = opening !== null && !opening.isLooking && opening.claim.customerId !== null
    const isAware = this.risk === '' || this.isTicked
    return hasCustomer && this.amount !== null && isAware && this.flight === null
  }

  /** One press: the charge that leaves, or null where none may. */
  confirm(now: number): Sent | null {
    const { opening, amount } = this
    if (!opening || amount === null || !this.canConfirm) return null
    if ((this.locked.get(opening.claim.id) ?? 0) > now) return null
    const sent = { claim: opening.claim, amount, order: `${opening.number}/${amount}`, at: now }
    this.sent.push(sent)
    this.flight = sent
    this.note(sent.claim, sent.order, 'tried', 1)
    return sent
  }

  /** The answer, or its absence, to the charge under way. */
  end({ outcome, acted }: End): void {
    const { flight } = this
    if (!flight) return
    this.flight = null
    if (acted) this.acted.add(flight.order)
    this.note(flight.claim, flight.order, outcome, 0)
    if (outcome === 'charged') this.close()
  }

  /** Another tab of this browser charged a claim, and nobody knows how that ended. */
  tryElsewhere(claim: ClaimRow): string {
    this.openings += 1
    const order = `elsewhere-${this.openings}`
    this.note(claim, order, 'unknown', 1)
    return order
  }

  private note(claim: ClaimRow, order: string, outcome: Try['outcome'], more: number): void {
    const tries = this.tries.get(claim.id) ?? new Map<string, Try>()
    if (outcome === 'unknown') this.doubtful.add(order)
    // A refusal says nothing about an earlier try of the same order.
    const known = outcome === 'refused' && this.doubtful.has(order) ? 'unknown' : outcome
    const sends = (tries.get(order)?.sends ?? 0) + more
    this.tries.set(claim.id, tries.set(order, { outcome: known, sends }))
  }
}
