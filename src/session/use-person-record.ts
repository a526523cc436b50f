import { useSyncExternalStore } from 'react'
import type { PersonRecord } from './person-record'

/** What the device holds of a record of whoever is signed in, and every change of it. */
export function usePersonRecord<T>({ subscribe, snapshot }: PersonRecord<T>) {
  return useSyncExternalStore(subscribe, snapshot)
}
