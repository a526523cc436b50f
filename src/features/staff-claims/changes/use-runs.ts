import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Claim } from '@/domain/claim/fields'
import type { ChangeRun, RunItem } from './runs'
import { runsOf } from './runs-store'

/** The changes of this desk, the latest last. */
export function useRuns(): readonly ChangeRun[] {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, read)
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
