import { createEmitter } from '@/device/create-emitter'
import { readRecord, updateRecord, type RecordId, type RecordKind } from '@/device/records'
import { writeStorage } from '@/device/safe-storage'
import { onUserLeft, getUserKey } from './session-store'

interface PersonRecordState<T> {
  readonly value: T
  /** False until the device has responded; `value` is then the default. */
  readonly isRead: boolean
  /** The device refused to store the value: it lasts as long as the page. */
  readonly isRefused: boolean
}

/** Set to a record's name and removed at once, to fire `storage` events in other tabs. */
const CHANGED_KEY = 'vuelo-justo:changed-record'

/** Without storage the other tabs read the record at their next start. */
function announceChange(name: string): void {
  writeStorage('localStorage', CHANGED_KEY, name)
  writeStorage('localStorage', CHANGED_KEY, null)
}

function watchChanges(name: string, onChange: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key === CHANGED_KEY && newValue === name) onChange()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/**
 * A record of the signed-in user, stored until sign-out and shared by all components.
 * @param parse gives the default for `undefined`
 */
export function createUserRecord<T>(
  kind: RecordKind,
  name: string,
  parse: (raw: unknown, now: Date) => T,
) {
  const nothing = { value: parse(undefined, new Date(0)), isRead: false, isRefused: false }
  let state: PersonRecordState<T> = nothing
  let isWatched = false
  /** Incremented by changes and user switches; earlier reads are then ignored. */
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
      // A value that could not be stored exists only here.
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

  /** One transaction, so that tabs do not overwrite each other. Ignored if `owner` has left. */
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
    snapshot: (): PersonRecordState<T> => state,
    update,
    change: (next: (value: T) => T): void => void update(next),
  }
}

export type PersonRecord<T> = ReturnType<typeof createUserRecord<T>>
