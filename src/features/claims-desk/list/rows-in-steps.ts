import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'

/** More rows than a screen shows at once. */
const FIRST_ROWS = 30

const NOTHING: readonly Claim[] = []

interface RowsNow {
  readonly drawn: readonly Claim[]
  /** How many rows are still to be shown, below the first ones. */
  readonly later: number
}

function areSame<Row>(rows: readonly Row[], others: readonly Row[]): boolean {
  const known = new Set(others)
  return rows.length === others.length && rows.every((row) => known.has(row))
}

/**
 * The rows to draw now, in three steps, so that nobody who presses waits for a hundred rows: first what
 * was pressed shows that it was, with the old rows; then come the new rows of the first screen; then
 * the rest. The same rows in another order are only moved, all at once.
 */
export function useRowsInSteps(rows: readonly Claim[]): RowsNow {
  const drawn = useDeferredValue(rows)
  const [settled, setSettled] = useState(NOTHING)
  useEffect(() => {
    startTransition(() => setSettled(drawn))
  }, [drawn])
  if (settled === drawn || drawn.length <= FIRST_ROWS || areSame(drawn, settled)) {
    return { drawn, later: 0 }
  }
  return { drawn: drawn.slice(0, FIRST_ROWS), later: drawn.length - FIRST_ROWS }
}
