import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/device/create-emitter'

let isReopened = false
const { announce, subscribe } = createEmitter()

export function setReopened(next: boolean): void {
  isReopened = next
  announce()
}

export function useReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  )
}
