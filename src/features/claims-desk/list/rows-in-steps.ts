import { useDeferredValue, useMemo } from 'react'
import type { ClaimRecord } from '@/api/claim-records'

/** More rows than a screen shows at once; ClaimsTable.module.css knows the number too. */
const FIRST_ROWS = 30

const NOTHING: readonly ClaimRecord[] = []

interface RowsNow {
  readonly drawn: readonly ClaimRecord[]
  /** How many rows are still to be shown, below the first ones. */
  readonly later: number
}

/**
 * What to draw of `rows` first. New rows below the screen are left out; the same rows in another order
 * are all there, some of them unseen, because a row that was left out would have to be made anew.
 */
function firstStep<Row>(before: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const known = new Set(before)
  return rows.every((row) => known.has(row)) ? rows : rows.slice(0, FIRST_ROWS)
}

/**
 * The rows to draw now. Of a long page the first screen comes at once and the rest right behind it,
 * when the first is painted: a hundred rows at once would keep whoever pressed waiting.
 */
export function useRowsInSteps(rows: readonly ClaimRecord[]): RowsNow {
  const settled = useDeferredValue(rows, NOTHING)
  return useMemo(() => {
    const isSettled = rows.every((row, index) => row === settled[index])
    if (isSettled || rows.length <= FIRST_ROWS) return { drawn: rows, later: 0 }
    return { drawn: firstStep(settled, rows), later: rows.length - FIRST_ROWS }
  }, [rows, settled])
}
