import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from '@/domain/country/money'

/**
 * How an attempt to charge a claim ended. `tried`: sent, no answer yet (still running, or the tab closed);
 * `unknown`: the answer does not tell whether money moved; `unpaid`: was unknown, and a user settled it as
 * not paid.
 */
export const CHARGE_OUTCOMES = ['tried', 'unknown', 'charged', 'refused', 'unpaid'] as const

export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number]

/** An outcome in a few words, as lists and files name it. */
export const OUTCOME_NAMES: Readonly<Record<ChargeOutcome, string>> = {
  charged: 'cobrado',
  unknown: 'no sabemos si se cobró',
  tried: 'se envió y no llegó respuesta',
  refused: 'rechazado',
  unpaid: 'no está pagada',
}

/** Who ended an unknown outcome by hand, and when. */
export interface ChargeSettlement {
  /** Display name of the signed-in user. */
  readonly by: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** One order that left this browser. It holds nothing about the payer. */
export interface ChargeAttempt {
  readonly claimId: string
  /** Whole pesos. */
  readonly amount: number
  /** The `commerce_order`, by which the payment provider knows it. */
  readonly order: string
  /** Milliseconds since 1970, when it was last sent. */
  readonly at: number
  readonly outcome: ChargeOutcome
  /** What the provider or the server said of the last answer, as `toReason` keeps it. */
  readonly reason?: string
  /** Set where a user settled an unknown outcome as `charged` or `unpaid`. */
  readonly settled?: ChargeSettlement
}

const DAY_MS = 24 * 60 * 60 * 1000

const REASON_MAX_LENGTH = 200

/** Shortens the provider's words for storage, without e-mail addresses: an attempt names no payer. */
export function toReason(text: string): string {
  return text
    .replace(/\S+@\S+/g, '…')
    .trim()
    .slice(0, REASON_MAX_LENGTH)
}

/** Whether the outcome is open: the order may have been paid, and only the provider knows. */
export function isOpenAttempt({ outcome }: Pick<ChargeAttempt, 'outcome'>): boolean {
  return outcome === 'tried' || outcome === 'unknown'
}

function isOutcome(value: unknown): value is ChargeOutcome {
  return CHARGE_OUTCOMES.some((outcome) => outcome === value)
}

function parseSettlement(raw: unknown): ChargeSettlement | null {
  if (typeof raw !== 'object' || raw === null) return null
  const { by, at } = raw as Partial<Record<keyof ChargeSettlement, unknown>>
  return typeof by === 'string' && typeof at === 'number' && Number.isFinite(at) ? { by, at } : null
}

/** Parses a stored attempt (JSON). @returns null for anything but a whole entry; never throws */
export function parseChargeAttempt(json: string | null): ChargeAttempt | null {
  try {
    const raw = JSON.parse(json ?? '') as Partial<Record<keyof ChargeAttempt, unknown>>
    const { claimId, amount, order, at, outcome, reason } = raw
    const isWhole =
      typeof claimId === 'string' &&
      typeof amount === 'number' &&
      typeof order === 'string' &&
      typeof at === 'number' &&
      Number.isSafeInteger(amount) &&
      Number.isFinite(at) &&
      isOutcome(outcome)
    if (!isWhole) return null
    const settled = parseSettlement(raw.settled)
    return {
      ...{ claimId, amount, order, at, outcome },
      ...(typeof reason === 'string' && { reason }),
      ...(settled && { settled }),
    }
  } catch {
    // Not JSON, or the JSON of null.
    return null
  }
}

/**
 * Whether an attempt is old enough to be forgotten. An open one never is, and a clock that was set back
 * forgets nothing.
 */
export function isForgotten(attempt: ChargeAttempt, now: Date): boolean {
  return !isOpenAttempt(attempt) && now.getTime() - attempt.at > CHARGE_MEMORY_DAYS * DAY_MS
}

/**
 * Merges the stored outcome of an order with that of a new attempt. `charged` is final; a refusal after
 * `tried` or `unknown` gives `unknown`, because the earlier attempt may have been paid.
 */
export function mergeOutcomes(before: ChargeOutcome | null, outcome: ChargeOutcome): ChargeOutcome {
  if (before === 'charged') return 'charged'
  const wasOpen = before !== null && isOpenAttempt({ outcome: before })
  return wasOpen && outcome === 'refused' ? 'unknown' : outcome
}

/** Attempts after which money has moved, or may have: charging again needs a confirmation. */
export function riskyAttempts(attempts: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  return attempts.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unpaid')
}

/**
 * The attempts that a list row names: the newest charge, and the newest open attempt since.
 *
 * @param attempts newest first
 */
export function latestRisks(attempts: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  const risky = riskyAttempts(attempts)
  const charged = risky.findIndex(({ outcome }) => outcome === 'charged')
  const [open] = charged === -1 ? risky : risky.slice(0, charged)
  return [risky[charged], open].filter((entry) => entry !== undefined)
}

/**
 * An attempt in a list: `what` is 'Cobrado $38.000', `when` '21/11 19:57 (este equipo)', because other
 * browsers may have charged without a trace here.
 */
export function chargeNote({ amount, at, outcome }: ChargeAttempt) {
  const verb = outcome === 'charged' ? 'Cobrado' : 'Cobro sin confirmar'
  return {
    what: `${verb} ${formatClp(amount)}`,
    when: `${formatShortMoment(new Date(at))} (este equipo)`,
  }
}

/**
 * Key of all attempts that may have moved money; '' if none. The user's confirmation is compared with
 * it, so a new attempt, or another outcome, invalidates the confirmation.
 */
export function riskOf(attempts: readonly ChargeAttempt[]): string {
  const risks = riskyAttempts(attempts).map(({ order, at, outcome }) => `${order}@${at}:${outcome}`)
  return risks.sort().join(' ')
}
