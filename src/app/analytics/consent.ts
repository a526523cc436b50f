import { useSyncExternalStore } from 'react'
import { readStorage, writeStorage } from '@/device/safe-storage'
import { createEmitter } from '@/device/create-emitter'

export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribe, getConsent, () => null)
}

export type Consent = 'granted' | 'denied' | 'unasked'

const CONSENT_KEY = 'vuelo-justo:analytics'

/** Fallback without storage: the choice lasts as long as the tab. */
let unstored: Consent = 'unasked'

const { announce, subscribe } = createEmitter((changed) => {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that another tab cleared the whole storage.
    if (key === null || key === CONSENT_KEY) changed()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
})

/** Reads the stored choice. Unknown values count as 'unasked', never as consent. */
export function getConsent(): Consent {
  const stored = readStorage('localStorage', CONSENT_KEY) ?? unstored
  return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
}

export function setConsent(next: Consent): void {
  const isStored = writeStorage('localStorage', CONSENT_KEY, next === 'unasked' ? null : next)
  unstored = isStored ? 'unasked' : next
  announce()
}
