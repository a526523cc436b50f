import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { createEmitter } from '@/device/create-emitter'
import {
  readRecord,
  removeRecord,
  storeRecord,
  type RecordId,
  type StoredRecord,
} from '@/device/records'
import { onUserLeft, getUserKey } from './session-store'

const STORE_DELAY_MS = 400

const { announce, subscribe: subscribeStoredEdits } = createEmitter()

export { subscribeStoredEdits }

interface EditInProgress {
  readonly subscribe: (onChange: () => void) => () => void
  /** Value to store; null if nothing is unsaved. */
  readonly read: () => unknown
  /** Called once with an edit that the same user stored earlier. */
  readonly onFound: (stored: StoredRecord) => void
}

async function put(id: RecordId, value: unknown): Promise<void> {
  await (value === null ? removeRecord(id) : storeRecord(id, value, new Date()))
  announce()
}

export function discardStoredEdit(name: string): void {
  void put({ kind: 'edit', owner: getUserKey(), name }, null)
}

/** Stores an unsaved edit for up to 24 hours. The returned function ends it; `rest` stays stored. */
export function useFormAutosave(name: string, edit: EditInProgress): (rest?: unknown) => void {
  const id = useRef<RecordId | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const read = useEffectEvent(edit.read)
  const handleFound = useEffectEvent(edit.onFound)
  const subscribe = useEffectEvent(edit.subscribe)

  useEffect(() => {
    const owner = getUserKey()
    // Without an owner, any user could see it.
    if (owner === null) return
    const own: RecordId = { kind: 'edit', owner, name }
    id.current = own
    const cancel = () => {
      clearTimeout(timer.current)
      timer.current = undefined
    }
    const store = () => {
      cancel()
      void put(own, read())
    }
    // A phone may kill a hidden page without another event.
    const flush = () => {
      if (timer.current) store()
    }
    const leave = () => {
      id.current = null
      cancel()
    }
    void readRecord(own, new Date()).then((stored) => {
      if (stored !== null && id.current === own) handleFound(stored)
    })
    const storeSoon = () => {
      if (id.current !== own) return
      cancel()
      timer.current = setTimeout(store, STORE_DELAY_MS)
    }
    const stops = [
      subscribe(storeSoon),
      // After the user left, not even the closing form may store it.
      onUserLeft(leave),
    ]
    // Stores input that precedes this effect on a slow phone.
    if (read() !== null) storeSoon()
    document.addEventListener('visibilitychange', flush)
    window.addEventListener('pagehide', flush)
    return () => {
      stops.forEach((stop) => stop())
      document.removeEventListener('visibilitychange', flush)
      window.removeEventListener('pagehide', flush)
      flush()
      leave()
    }
  }, [name])

  return useCallback((rest: unknown = null) => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (id.current) void put(id.current, rest)
  }, [])
}
