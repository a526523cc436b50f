import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from '@/domain/country/money'

/**
 * Result of a charge attempt. `tried`: sent, no response yet (or the tab was closed); `unknown`:
 * the response does not tell if money moved; `unpaid`: an unknown result that the user settled as
 * not paid.
 */
export const CHARGE_OUTCOMES = ['tried', 'unknown', 'charged', 'refused', 'unpaid'] as const

export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number]

export const OUTCOME_NAMES: Readonly<Record<ChargeOutcome, string>> = {
  charged: 'cobrado',
  unknown: 'no sabemos si se cobró',
  tried: 'se envió y no llegó respuesta',
  refused: 'rechazado',
  unpaid: 'no está pagada',
}

/** Decision of a user (display name) about an unknown outcome, in milliseconds since 1970. */
export interface ChargeSettlement {
  readonly by: string
  readonly at: number
}

/** An order that this browser sent. It stores no data of the payer. */
export interface ChargeAttempt {
  readonly claimId: string
  /** Whole pesos. */
  readonly amount: number
  readonly order: string
  /** Milliseconds since 1970, when it was last sent. */
  readonly at: number
  readonly outcome: ChargeOutcome
  /** Message of the last response, shortened by `toReason`. */
  readonly reason?: string
  /** Set if a user settled an unknown outcome as `charged` or `unpaid`. */
  readonly settled?: ChargeSettlement
}

const DAY_MS = 24 * 60 * 60 * 1000

const REASON_MAX_LENGTH = 200

/** Shortens the provider's message to 200 characters and removes e-mail addresses of payers. */
export function toReason(text: string): string {
  return text
    .replace(/\S+@\S+/g, '…')
    .trim()
    .slice(0, REASON_MAX_LENGTH)
}

/** True if the order may have been paid and only the provider knows. */
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

/** Parses a stored attempt (JSON); null if any required field is missing or invalid. Never throws. */
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
      claimId,
      amount,
      order,
      at,
      outcome,
      ...(typeof reason === 'string' && { reason }),
      ...(settled && { settled }),
    }
  } catch {
    // Not JSON, or the JSON of null.
    return null
  }
}

/** True if a closed attempt is older than `CHARGE_MEMORY_DAYS`; false if it lies in the future. */
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

/** Attempts that moved money or may have. */
function riskyAttempts(attempts: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  return attempts.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unpaid')
}

/** The newest charge, and the newest open attempt after it; `attempts` are sorted newest first. */
export function latestRisks(attempts: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  const risky = riskyAttempts(attempts)
  const charged = risky.findIndex(({ outcome }) => outcome === 'charged')
  const [open] = charged === -1 ? risky : risky.slice(0, charged)
  return [risky[charged], open].filter((entry) => entry !== undefined)
}

/**
 * Label 'Cobrado $38.000' and time; '(este equipo)' because attempts of other browsers are unknown
 * here.
 */
export function chargeNote({ amount, at, outcome }: ChargeAttempt) {
  const verb = outcome === 'charged' ? 'Cobrado' : 'Cobro sin confirmar'
  return {
    what: `${verb} ${formatClp(amount)}`,
    when: `${formatShortMoment(new Date(at))} (este equipo)`,
  }
}

/**
 * Key of all attempts that may have moved money; '' if none. The user's confirmation is compared
 * with it, so a new attempt or outcome invalidates the confirmation.
 */
export function riskOf(attempts: readonly ChargeAttempt[]): string {
  const risks = riskyAttempts(attempts).map(({ order, at, outcome }) => `${order}@${at}:${outcome}`)
  return risks.sort().join(' ')
}
