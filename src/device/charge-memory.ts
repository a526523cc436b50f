import {
  isForgotten,
  isOpenAttempt,
  parseChargeAttempt,
  type ChargeAttempt,
} from '@/domain/money/charge-attempts'
import { createEmitter } from './create-emitter'

/**
 * One entry per order, so that tabs do not overwrite each other. Entries hold no personal data and
 * outlive the session.
 */
const PREFIX = 'vuelo-justo:charge:'

/** Attempts that the browser refused to store: they last as long as the tab. */
const unstored = new Map<string, string>()

const { announce, subscribe } = createEmitter((changed) => {
  const handleStorage = ({ key }: StorageEvent) => {
    // The key is null if another tab cleared the storage.
    if (key === null || key.startsWith(PREFIX)) changed()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
})

/** Called after every change in any tab. @returns unsubscribe */
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

/** Cached: `useSyncExternalStore` requires the same list until a change. */
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

export function readAllChargeAttempts(): readonly ChargeAttempt[] {
  return readAll().attempts
}

export function readChargeAttempts(claimId: number | string): readonly ChargeAttempt[] {
  const { version, attempts } = readAll()
  const known = lists.get(String(claimId))
  if (known?.version === version) return known.attempts
  const own = attempts.filter((entry) => entry.claimId === String(claimId))
  lists.set(String(claimId), { version, attempts: own })
  return own
}

/** Also deletes invalid entries. */
function forgetOld(now: Date): void {
  for (const [key, json] of storedEntries()) {
    const entry = parseChargeAttempt(json)
    if (entry === null || isForgotten(entry, now)) localStorage.removeItem(key)
  }
}

/** Replaces the attempt of the same order. Returns false if only this tab has it. */
export function saveChargeAttempt(entry: ChargeAttempt): boolean {
  const key = PREFIX + entry.order
  const json = JSON.stringify(entry)
  let isStored = false
  try {
    forgetOld(new Date())
    localStorage.setItem(key, json)
    isStored = localStorage.getItem(key) === json
  } catch {
    // Private windows and full disks: a charge must still be possible.
  }
  if (isStored) unstored.delete(key)
  else unstored.set(key, json)
  announce()
  return isStored
}

export function isChargeAttemptKey(key: string): boolean {
  return key.startsWith(PREFIX)
}

/**
 * Keeps open attempts unless `erased` has their order: without them the claim could be charged
 * twice. Throws if the browser denies access to storage.
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
