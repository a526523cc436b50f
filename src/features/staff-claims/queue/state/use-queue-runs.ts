import { useCallback, useMemo, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { countRun, type ChangeRun } from '@/features/staff-claims/changes/runs'
import { useChangeDesk, useRuns } from '@/features/staff-claims/changes/use-change-desk'

/** Changes that are over. */
function overOf(runs: readonly ChangeRun[]): ReadonlySet<number> {
  return new Set(runs.filter((run) => !countRun(run).isBusy).map(({ number }) => number))
}

const NO_PLACES: ReadonlyMap<string, Claim> = new Map()

/**
 * What was changed since the queue was read or opened, and the claims of these changes as the queue
 * lists them: they keep their places, so that no row jumps.
 */
export function useQueueRuns() {
  const desk = useChangeDesk()
  const all = useRuns()
  const [forgotten, setForgotten] = useState(() => overOf(all))
  const [places, setPlaces] = useState(NO_PLACES)
  const runs = useMemo(() => all.filter(({ number }) => !forgotten.has(number)), [all, forgotten])

  const changed = runs.flatMap(({ items }) => items.map(({ claim }) => claim))
  const newcomers = changed.filter(({ id }) => !places.has(String(id)))
  if (newcomers.length > 0) {
    // A claim that is changed twice stays where it was before the first time.
    const first = [...newcomers].reverse().map((claim) => [String(claim.id), claim] as const)
    setPlaces(new Map([...places, ...first]))
  }

  /** Forgets what is over, because the list has been read anew. */
  const forget = useCallback(() => {
    setForgotten(overOf(desk.runs()))
    setPlaces(NO_PLACES)
  }, [desk])
  return { runs, places, forget }
}
