import { useSyncExternalStore } from 'react'
import type { PersonRecord } from './user-record'

/** What the device holds of a record of whoever is signed in, every change of it, and how to change it. */
export function useUserRecord<T>({ subscribe, snapshot, change }: PersonRecord<T>) {
  return { ...useSyncExternalStore(subscribe, snapshot), change }
}
