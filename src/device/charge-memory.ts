import { isForgotten, parseChargeAttempt, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { createStore } from './create-store'

/**
 * One entry an order, so that two tabs never overwrite each other's. An entry holds a claim's id,
 * an amount, an order, a moment and an outcome: nothing about a person, hence it outlives a session.
 */
const PREFIX = 'vuelo-justo:charge:'

/** For browsers that keep nothing: the tries then live as long as the tab. */
const unstored = new Map<string, string>()

const { announce, subscribe } = createStore((changed) => {
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

/** The same list for as long as nothing changes, as `useSyncExternalStore` wants it. */
const lists = new Map<string, { readonly version: string; readonly tries: readonly ChargeAttempt[] }>()

/** Tries to charge a claim that this browser made, newest first; what is too old is left out. */
export function readChargeAttempts(claimId: number | string): readonly ChargeAttempt[] {
  const entries = new Map([...unstored, ...storedEntries()])
  const version = JSON.stringify([...entries])
  const known = lists.get(String(claimId))
  if (known?.version === version) return known.tries
  const now = new Date()
  const tries = [...entries.values()]
    .map(parseChargeAttempt)
    .filter((entry) => entry !== null)
    .filter((entry) => entry.claimId === String(claimId) && !isForgotten(entry, now))
    .sort((a, b) => b.at - a.at)
  lists.set(String(claimId), { version, tries })
  return tries
}

/** Forgets what was kept too long, and entries that nobody can read. */
function forgetOld(now: Date): void {
  for (const [key, json] of storedEntries()) {
    const entry = parseChargeAttempt(json)
    if (entry === null || isForgotten(entry, now)) localStorage.removeItem(key)
  }
}

/**
 * Keeps a try, in the place of an earlier one of the same order, and tells every tab.
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
