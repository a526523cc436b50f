import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'

/** About as many rows as one screen shows. */
const FIRST_ROWS = 20

/** A page of at most this many rows, as a desk's usual one, is rendered at once. */
const SMALL_PAGE = 30

const NOTHING: readonly Claim[] = []

function areSame<Row>(rows: readonly Row[], others: readonly Row[]): boolean {
  const known = new Set(others)
  return rows.length === others.length && rows.every((row) => known.has(row))
}

/** Renders a first screen of new rows, then the rest, so that a click responds. Reordered rows at once. `later` rows follow. */
export function useRowsInSteps(rows: readonly Claim[]) {
  const drawn = useDeferredValue(rows)
  const [settled, setSettled] = useState(NOTHING)
  useEffect(() => {
    startTransition(() => setSettled(drawn))
  }, [drawn])
  if (settled === drawn || drawn.length <= SMALL_PAGE || areSame(drawn, settled)) {
    return { drawn, later: 0 }
  }
  return { drawn: drawn.slice(0, FIRST_ROWS), later: drawn.length - FIRST_ROWS }
}
