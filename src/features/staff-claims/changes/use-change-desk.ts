import { useMemo, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import { changeDeskOf, type ChangeDesk } from './change-desk'
import type { ChangeRun, RunItem } from './runs'

/** What changes claims in place, without drawing anything when a change goes on. */
export function useChangeDesk(): ChangeDesk {
  const client = useQueryClient()
  return useMemo(() => changeDeskOf(client), [client])
}

/** The changes of this desk, the latest last. */
export function useRuns(): readonly ChangeRun[] {
  const desk = useChangeDesk()
  return useSyncExternalStore(desk.subscribe, desk.runs)
}

/** What the latest change of a claim came to; undefined where there is none. */
export function lastItemOf(
  runs: readonly ChangeRun[],
  { id }: Pick<Claim, 'id'>,
): { readonly run: ChangeRun; readonly item: RunItem } | undefined {
  const run = runs.findLast(({ items }) => items.some(({ claim }) => claim.id === id))
  const item = run?.items.find(({ claim }) => claim.id === id)
  return run && item && { run, item }
}
