import { useSyncExternalStore } from 'react'
import { toDayString } from '@/domain/dates'

const neverChanges = () => () => undefined

/** Today as `yyyy-MM-dd`; '' during hydration, because the build knows no date. */
export function useIsoToday(): string {
  return useSyncExternalStore(
    neverChanges,
    () => toDayString(new Date()),
    () => '',
  )
}
