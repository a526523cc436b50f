import { useSyncExternalStore } from 'react'
import { createEmitter } from '@/device/create-emitter'

/** Whether the question about visit statistics was asked for again, from the footer or /privacidad. */
let isReopened = false
const { announce, subscribe } = createEmitter()

/** Brings the question back, or puts it away. */
export function setReopened(next: boolean): void {
  isReopened = next
  announce()
}

/** Whether the question is to be shown although it has been answered. */
export function useReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  )
}
