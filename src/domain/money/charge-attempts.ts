import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from './clp'

/**
 * How an attempt to charge a claim ended. `tried`: sent, no answer yet (still running, or the tab closed);
 * `unknown`: the answer does not tell whether money moved; `unpaid`: was unknown, and a user settled it as
 * not paid.
 */
export const CHARGE_OUTCOMES = ['tried', 'unknown', 'charged', 'refused', 'unpaid'] as const

export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number]

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
  /** Why the provider refused it, in its own words; only on `refused`. */
  readonly reason?: string
  /** Set where a user settled an unknown outcome as `charged` or `unpaid`. */
  readonly settled?: ChargeSettlement
}

const DAY_MS = 24 * 60 * 60 * 1000

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

/** Whether an attempt is old enough to be forgotten. A clock that was set back forgets nothing. */
export function isForgotten({ at }: ChargeAttempt, now: Date): boolean {
  return now.getTime() - at > CHARGE_MEMORY_DAYS * DAY_MS
}

/**
 * What is known of an order after one more try of it. A refusal says nothing about the try before:
 * an order that may have been paid stays doubtful, and a paid one stays paid.
 */
export function mergeOutcomes(before: ChargeOutcome | null, outcome: ChargeOutcome): ChargeOutcome {
  if (before === 'charged') return 'charged'
  const isDoubtful = before === 'unknown' || before === 'tried'
  return isDoubtful && outcome === 'refused' ? 'unknown' : outcome
}

/** Attempts after which money has moved, or may have: charging again needs a confirmation. */
export function riskyAttempts(tries: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  return tries.filter(({ outcome }) => outcome !== 'refused' && outcome !== 'unpaid')
}

/**
 * What a list says of a claim's tries in a few words: the newest charge, and what is doubtful since.
 *
 * @param tries newest first
 */
export function latestRisks(tries: readonly ChargeAttempt[]): readonly ChargeAttempt[] {
  const risky = riskyAttempts(tries)
  const charged = risky.findIndex(({ outcome }) => outcome === 'charged')
  const [doubtful] = charged === -1 ? risky : risky.slice(0, charged)
  return [risky[charged], doubtful].filter((entry) => entry !== undefined)
}

/** 'Cobrado $38.000 · 21/11 19:57 (este equipo)': other browsers may have charged without a trace here. */
export function chargeNote({ amount, at, outcome }: ChargeAttempt): string {
  const verb = outcome === 'charged' ? 'Cobrado' : 'Cobro sin confirmar'
  return `${verb} ${formatClp(amount)} · ${formatShortMoment(new Date(at))} (este equipo)`
}

/**
 * A name for exactly these risks. A person's "I checked" covers the tries they saw: when one is
 * added, in this tab or another, or ends another way, the name is a new one. '' without a risk.
 */
export function riskOf(tries: readonly ChargeAttempt[]): string {
  const risks = riskyAttempts(tries).map(({ order, at, outcome }) => `${order}@${at}:${outcome}`)
  return risks.sort().join(' ')
}
