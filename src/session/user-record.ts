import { createEmitter } from '@/device/create-emitter'
import { readRecord, updateRecord, type RecordId, type RecordKind } from '@/device/records'
import { onUserLeft, getUserKey } from './session-store'

interface PersonRecordState<T> {
  readonly value: T
  /** The device has answered: until then the value says nothing. */
  readonly isRead: boolean
  /** The device refused to store it: it lasts as long as the page. */
  readonly isRefused: boolean
}

interface PersonRecordOptions<T> {
  readonly kind: RecordKind
  readonly name: string
  /** Makes a value of whatever the device holds; undefined where there is nothing. */
  readonly parse: (raw: unknown, now: Date) => T
}

/** Which record was stored last, for the moment that it takes the other tabs to hear of it. */
const CHANGED_KEY = 'vuelo-justo:changed-record'

/** Tells this browser's other tabs that a record of this name was stored. */
function announceChange(name: string): void {
  try {
    localStorage.setItem(CHANGED_KEY, name)
    localStorage.removeItem(CHANGED_KEY)
  } catch {
    // Without storage the other tabs read it when they start.
  }
}

/** Calls back when another tab has stored a record of this name. @returns stops watching */
function watchChanges(name: string, onChange: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHANGED_KEY && newValue === name) onChange()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/**
 * A record of whoever is signed in, stored on this device until they sign out, and the same for every
 * part of the page. The next person starts with none, or with their own.
 */
export function createUserRecord<T>({ kind, name, parse }: PersonRecordOptions<T>) {
  const nothing = { value: parse(undefined, new Date(0)), isRead: false, isRefused: false }
  let state: PersonRecordState<T> = nothing
  let isWatched = false
  /** Counts what makes an answer of the device old news: a change, or another person. */
  let turn = 0

  const idOf = (owner: string | null): RecordId | null =>
    owner === null ? null : { kind, owner, name }

  const { announce, subscribe } = createEmitter(() => {
    isWatched = true
    void read()
    const stop = onUserLeft(() => {
      show(nothing)
      void read()
    })
    const unwatch = watchChanges(name, () => {
      // What the device refused to store lives here alone.
      if (!state.isRefused) void read()
    })
    return () => {
      stop()
      unwatch()
      isWatched = false
      turn += 1
      state = nothing
    }
  })

  function show(next: PersonRecordState<T>): void {
    if (!isWatched) return
    state = next
    announce()
  }

  async function read(): Promise<void> {
    turn += 1
    const asked = turn
    const now = new Date()
    const id = idOf(getUserKey())
    const record = id === null ? null : await readRecord(id, now)
    if (asked === turn) show({ ...nothing, value: parse(record?.value, now), isRead: true })
  }

  /**
   * Stores what `change` makes of it, in one transaction: two tabs do not undo each other.
   *
   * @param owner whose record it is; nothing is stored once they have left
   */
  async function update(change: (value: T) => T, owner = getUserKey()): Promise<void> {
    if (owner !== getUserKey()) return
    turn += 1
    const asked = turn
    if (state.isRead) show({ ...state, value: change(state.value) })
    const now = new Date()
    const id = idOf(owner)
    const stored =
      id &&
      (await updateRecord(
        id,
        (before) => {
          const value = change(parse(before?.value, now))
          return { value, result: { value } }
        },
        now,
      ))
    if (stored) announceChange(name)
    if (asked !== turn) return
    if (stored) show({ ...stored, isRead: true, isRefused: false })
    else if (state.isRead) show({ ...state, isRefused: true })
    else show({ value: change(state.value), isRead: true, isRefused: true })
  }

  return {
    subscribe,
    /** What is known of it, while anybody listens. */
    snapshot: (): PersonRecordState<T> => state,
    update,
    /** `update` for what nobody waits for. */
    change: (next: (value: T) => T): void => void update(next),
  }
}

export type PersonRecord<T> = ReturnType<typeof createUserRecord<T>>
