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

/** Calls back after every change of what this tab stores of edits. @returns unsubscribe */
export { subscribeStoredEdits }

interface EditInProgress {
  /** Calls back after every change of the form. @returns unsubscribe */
  readonly subscribe: (onChange: () => void) => () => void
  /** What to store now; null when nothing is unsaved. */
  readonly read: () => unknown
  /** Called once with what an earlier visit of the same person left. */
  readonly onFound: (stored: StoredRecord) => void
}

/** Stores an edit, or forgets it where nothing is left of it. */
async function put(id: RecordId, value: unknown): Promise<void> {
  await (value === null ? removeRecord(id) : storeRecord(id, value, new Date()))
  announce()
}

/** Gives up an edit of whoever is signed in, wherever it was typed. */
export function discardStoredEdit(name: string): void {
  void put({ kind: 'edit', owner: getUserKey(), name }, null)
}

/**
 * Stores an edit in progress on the device, so that a reload, a crash or a session that runs out costs
 * nobody what they wrote. It belongs to whoever was signed in when the form opened, ends with a save, a
 * discard, a sign-out or 24 hours, and is found again under the same name.
 *
 * @param name which edit, such as 'claim:1014'
 * @returns ends the edit, because it was saved or discarded: `rest` is what is left of it, if anything
 */
export function useFormAutosave(name: string, edit: EditInProgress): (rest?: unknown) => void {
  const id = useRef<RecordId | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const read = useEffectEvent(edit.read)
  const handleFound = useEffectEvent(edit.onFound)
  const subscribe = useEffectEvent(edit.subscribe)

  useEffect(() => {
    const owner = getUserKey()
    // What belongs to nobody could be shown to anybody.
    if (owner === null) return
    const own: RecordId = { kind: 'edit', owner, name }
    id.current = own
    const cancel = () => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    }
    const store = () => {
      cancel()
      void put(own, read())
    }
    // A phone may end the page without another word once it is hidden.
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
      // Whoever left takes everything along: not even the closing form may store it again.
      onUserLeft(leave),
    ]
    // Whoever typed before this listened, between two tasks of a busy phone, is not passed over.
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
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
    if (id.current) void put(id.current, rest)
  }, [])
}
