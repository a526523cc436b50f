import { createEmitter } from '@/device/create-emitter'

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

export const subscribeConsent = subscribe

/** Reads the stored choice. Unknown values count as 'unasked', never as consent. */
export function getConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY) ?? unstored
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
  } catch {
    return unstored
  }
}

export function setConsent(next: Consent): void {
  unstored = 'unasked'
  try {
    if (next === 'unasked') localStorage.removeItem(CONSENT_KEY)
    else localStorage.setItem(CONSENT_KEY, next)
  } catch {
    unstored = next
  }
  announce()
}
