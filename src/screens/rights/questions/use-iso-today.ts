import { useSyncExternalStore } from 'react'
import { toDayString } from '@/domain/dates'

const neverChanges = () => () => undefined

/** Today as `yyyy-MM-dd`; '' until a finished page is taken over: the build knows no day. */
export function useIsoToday(): string {
  return useSyncExternalStore(
    neverChanges,
    () => toDayString(new Date()),
    () => '',
  )
}
