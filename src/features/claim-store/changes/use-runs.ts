import { useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { BatchUpdate } from './runs'
import { runsOf } from './runs-store'

/** Latest last. */
export function useRuns(): readonly BatchUpdate[] {
  const { subscribe, read } = runsOf(useQueryClient())
  return useSyncExternalStore(subscribe, read)
}
