import { useSyncExternalStore } from 'react'
import type { PersonRecord } from './user-record'

export function useUserRecord<T>({ subscribe, snapshot, change }: PersonRecord<T>) {
  return { ...useSyncExternalStore(subscribe, snapshot), change }
}
