import { useMemo, useSyncExternalStore } from 'react'
import { parseDay, toDayString } from '@/domain/dates'

const LOOK_EVERY_MS = 60_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Midnight of the current day; updates when the day changes. */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribe, () => toDayString(new Date()))
  return useMemo(() => parseDay(day) ?? new Date(NaN), [day])
}
