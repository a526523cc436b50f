import {
  isForgotten,
  isOpenAttempt,
  parseChargeAttempt,
  type ChargeAttempt,
} from '@/domain/money/charge-attempts'
import { createEmitter } from './create-emitter'

/**
 * One entry an order, so that two tabs never overwrite each other's. An entry holds a claim's id,
 * an amount, an order, a moment and an outcome: nothing about a person, hence it outlives a session.
 */
const PREFIX = 'vuelo-justo:charge:'

/** For browsers that store nothing: the attempts then live as long as the tab. */
const unstored = new Map<string, string>()

const { announce, subscribe } = createEmitter((changed) => {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that another tab emptied the whole storage.
    if (key === null || key.startsWith(PREFIX)) changed()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
})

/** Calls back after every change, in this tab or another. @returns unsubscribe */
export const subscribeChargeAttempts = subscribe

function storedEntries(): [key: string, json: string | null][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => [key, localStorage.getItem(key)])
  } catch {
    return []
  }
}

interface Snapshot {
  readonly version: string
  readonly attempts: readonly ChargeAttempt[]
}

/** The same lists for as long as nothing changes, as `useSyncExternalStore` wants them. */
let all: Snapshot = { version: '', attempts: [] }
const lists = new Map<string, Snapshot>()

function readAll(): Snapshot {
  const entries = [...new Map([...unstored, ...storedEntries()])]
  const version = JSON.stringify(entries)
  if (version === all.version) return all
  const now = new Date()
  const attempts = entries
    .map(([, json]) => parseChargeAttempt(json))
    .filter((entry) => entry !== null)
    .filter((entry) => !isForgotten(entry, now))
    .sort((a, b) => b.at - a.at)
  return (all = { version, attempts })
}

/** Every attempt of this browser to charge a claim, newest first; what is too old is left out. */
export function readAllChargeAttempts(): readonly ChargeAttempt[] {
  return readAll().attempts
}

/** The attempts of one claim, newest first. */
export function readChargeAttempts(claimId: number | string): readonly ChargeAttempt[] {
  const { version, attempts } = readAll()
  const known = lists.get(String(claimId))
  if (known?.version === version) return known.attempts
  const own = attempts.filter((entry) => entry.claimId === String(claimId))
  lists.set(String(claimId), { version, attempts: own })
  return own
}

/** Forgets what was kept too long, and entries that nobody can read. */
function forgetOld(now: Date): void {
  for (const [key, json] of storedEntries()) {
    const entry = parseChargeAttempt(json)
    if (entry === null || isForgotten(entry, now)) localStorage.removeItem(key)
  }
}

/**
 * Stores an attempt in place of an earlier one of the same order, and tells every tab.
 *
 * @returns false when the browser refuses: then this tab alone knows, as long as it is open
 */
export function saveChargeAttempt(entry: ChargeAttempt): boolean {
  const key = PREFIX + entry.order
  const json = JSON.stringify(entry)
  let isStored = false
  try {
    forgetOld(new Date())
    localStorage.setItem(key, json)
    isStored = localStorage.getItem(key) === json
  } catch {
    // Private windows and full disks: a charge must be possible there as well.
  }
  if (isStored) unstored.delete(key)
  else unstored.set(key, json)
  announce()
  return isStored
}

/** Whether a key of `localStorage` holds an attempt: `eraseChargeAttempts` alone deletes those. */
export function isChargeAttemptKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

/**
 * Deletes the attempts of this browser. Open ones stay unless they are named in `erased`: without them
 * the claim could be charged twice.
 *
 * @param erased orders of open attempts that the user wants deleted as well
 * @throws where the browser refuses access to its storage
 */
export function eraseChargeAttempts(erased: readonly string[]): void {
  for (const [key, json] of new Map([...unstored, ...storedEntries()])) {
    const entry = parseChargeAttempt(json)
    if (entry && isOpenAttempt(entry) && !erased.includes(entry.order)) continue
    unstored.delete(key)
    localStorage.removeItem(key)
  }
  announce()
}
