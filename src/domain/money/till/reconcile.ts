import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { tillOutcomeOf } from './charge-days'
import type { StatementRow } from './statement'

/** An order that this device and the provider's file both know. */
export interface MatchedCharge {
  readonly attempt: ChargeAttempt
  readonly row: StatementRow
}

export interface Reconciliation {
  /** Charged here, and in the file with the same amount. */
  readonly both: readonly MatchedCharge[]
  /** In both, but the amounts differ, or this device does not have it as charged. */
  readonly differing: readonly MatchedCharge[]
  /** Charged here or not known, and not in the file. */
  readonly onlyHere: readonly ChargeAttempt[]
  readonly onlyThere: readonly StatementRow[]
}

/**
 * Matches what this device charged with a file of the provider, by order and amount. An order that the
 * file lists more than once, such as a payment and its refund, matches by the row of the same amount.
 *
 * @param attempts everything that this device remembers: a file may reach into other days
 * @param isWanted tells the attempts whose absence from the file counts, such as those of one day
 */
export function reconcile(
  attempts: readonly ChargeAttempt[],
  rows: readonly StatementRow[],
  isWanted: (attempt: ChargeAttempt) => boolean,
): Reconciliation {
  const rowsByOrder = new Map<string, StatementRow[]>()
  for (const row of rows) rowsByOrder.set(row.order, [...(rowsByOrder.get(row.order) ?? []), row])
  const known = new Set(attempts.map(({ order }) => order))
  const matched = attempts.flatMap((attempt): MatchedCharge[] => {
    const found = rowsByOrder.get(attempt.order) ?? []
    const row = found.find(({ amount }) => amount === attempt.amount) ?? found[0]
    return row ? [{ attempt, row }] : []
  })
  const isAgreed = ({ attempt, row }: MatchedCharge) =>
    attempt.outcome === 'charged' && row.amount === attempt.amount
  return {
    both: matched.filter(isAgreed),
    differing: matched.filter((match) => !isAgreed(match)),
    onlyHere: attempts.filter(
      (attempt) =>
        isWanted(attempt) &&
        ['charged', 'unknown'].includes(tillOutcomeOf(attempt.outcome)) &&
        !rowsByOrder.has(attempt.order),
    ),
    onlyThere: rows.filter(({ order }) => !known.has(order)),
  }
}
