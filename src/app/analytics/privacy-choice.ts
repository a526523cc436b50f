import { useSyncExternalStore } from 'react'

/** Whether the question about visit statistics was asked for again, from the footer or /privacidad. */
let isReopened = false
const listeners = new Set<() => void>()

/** Brings the question back, or puts it away. */
export function setReopened(next: boolean): void {
  isReopened = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the question is to be shown although it has been answered. */
export function useReopened(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReopened,
    () => false,
  )
}
