import { CHARGE_MEMORY_DAYS } from '@/config/operator'
import { formatShortMoment } from '@/domain/dates'
import { formatClp } from './clp'

/**
 * How a try to charge a claim ended: `tried` when nothing was heard of it (the tab closed, or it is
 * still under way), `unknown` when the answer does not tell whether money moved.
 */
export const CHARGE_OUTCOMES = ['tried', 'unknown', 'charged', 'refused'] as const

export type ChargeOutcome = (typeof CHARGE_OUTCOMES)[number]

/** One order that left this browser. It holds nothing about the person who pays. */
export interface ChargeTry {
  readonly claimId: string
  /** Whole pesos. */
  readonly amount: number
  /** The `commerce_order`, by which the payment provider knows it. */
  readonly order: string
  /** Milliseconds since 1970, when it was last sent. */
  readonly at: number
  readonly outcome: ChargeOutcome
}

const DAY_MS = 24 * 60 * 60 * 1000

function isOutcome(value: unknown): value is ChargeOutcome {
  return CHARGE_OUTCOMES.some((outcome) => outcome === value)
}

/** Reads what was kept, as JSON. @returns null for anything but a whole entry; never throws */
export function parseChargeTry(json: string | null): ChargeTry | null {
  try {
    const raw = JSON.parse(json ?? '') as Partial<Record<keyof ChargeTry, unknown>>
    const { claimId, amount, order, at, outcome } = raw
    const isWhole =
      typeof claimId === 'string' &&
      typeof amount === 'number' &&
      typeof order === 'string' &&
      typeof at === 'number' &&
      Number.isSafeInteger(amount) &&
      Number.isFinite(at) &&
      isOutcome(outcome)
    return isWhole ? { claimId, amount, order, at, outcome } : null
  } catch {
    // Not JSON, or the JSON of null.
    return null
  }
}

/** Whether a try is old enough to be forgotten. A clock that was set back forgets nothing. */
export function isForgotten({ at }: ChargeTry, now: Date): boolean {
  return now.getTime() - at > CHARGE_MEMORY_DAYS * DAY_MS
}

/**
 * What is known of an order after one more try of it. A refusal says nothing about the try before:
 * an order that may have been paid stays doubtful, and a paid one stays paid.
 */
export function afterTry(before: ChargeOutcome | null, outcome: ChargeOutcome): ChargeOutcome {
  if (before === 'charged') return 'charged'
  const isDoubtful = before === 'unknown' || before === 'tried'
  return isDoubtful && outcome === 'refused' ? 'unknown' : outcome
}

/** Tries after which money has moved, or may have: charging again needs a second look. */
export function riskyTries(tries: readonly ChargeTry[]): readonly ChargeTry[] {
  return tries.filter(({ outcome }) => outcome !== 'refused')
}

/**
 * What a list says of a claim's tries in a few words: the newest charge, and what is doubtful since.
 *
 * @param tries newest first
 */
export function latestRisks(tries: readonly ChargeTry[]): readonly ChargeTry[] {
  const risky = riskyTries(tries)
  const charged = risky.findIndex(({ outcome }) => outcome === 'charged')
  const [doubtful] = charged === -1 ? risky : risky.slice(0, charged)
  return [risky[charged], doubtful].filter((entry) => entry !== undefined)
}

/** 'Cobrado $38.000 · 21/11 19:57 (este equipo)': other browsers may have charged without a trace here. */
export function chargeNote({ amount, at, outcome }: ChargeTry): string {
  const verb = outcome === 'charged' ? 'Cobrado' : 'Cobro sin confirmar'
  return `${verb} ${formatClp(amount)} · ${formatShortMoment(new Date(at))} (este equipo)`
}

/**
 * A name for exactly these risks. A person's "I checked" covers the tries they saw: when one is
 * added, in this tab or another, or ends another way, the name is a new one. '' without a risk.
 */
export function riskOf(tries: readonly ChargeTry[]): string {
  const risks = riskyTries(tries).map(({ order, at, outcome }) => `${order}@${at}:${outcome}`)
  return risks.sort().join(' ')
}
