import type { ChargeAttempt } from '@/domain/money/charge-attempts'
import { tillOutcomeOf } from './charge-days'
import type { StatementRow } from './statement'

export interface MatchedCharge {
  readonly attempt: ChargeAttempt
  readonly row: StatementRow
}

export interface Reconciliation {
  /** Charged here, with the same amount in the file. */
  readonly both: readonly MatchedCharge[]
  /** In both, but with different amounts or not stored as charged here. */
  readonly differing: readonly MatchedCharge[]
  /** Charged or unknown here, and missing in the file. */
  readonly onlyHere: readonly ChargeAttempt[]
  readonly onlyThere: readonly StatementRow[]
}

/**
 * Matches charges of this device with the provider's file. If the file lists an order twice, such
 * as payment and refund, the row of the same amount matches. `isWanted` selects the attempts that
 * may count as missing.
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
