import { useMemo, useSyncExternalStore } from 'react'
import { createEmitter } from '@/device/create-emitter'
import { parseDay, toDayString } from '@/domain/dates'

const LOOK_EVERY_MS = 60_000

/** One timer for all, because every row may ask. */
const { subscribe } = createEmitter((announce) => {
  const timer = setInterval(announce, LOOK_EVERY_MS)
  return () => clearInterval(timer)
})

/** Midnight of the current day; updates when the day changes. */
export function useToday(): Date {
  const day = useSyncExternalStore(subscribe, () => toDayString(new Date()))
  return useMemo(() => parseDay(day) ?? new Date(NaN), [day])
}
