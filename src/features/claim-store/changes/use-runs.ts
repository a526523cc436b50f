import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { BatchUpdate } from './runs'
import { runsOf } from './runs-store'

/** The changes of this desk, the latest last. */
export function useRuns(): readonly BatchUpdate[] {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, read)
}
