import { createEmitter } from '@/device/create-emitter'

/** What a person decided about visit statistics on this device; 'unasked' until they have. */
export type Consent = 'granted' | 'denied' | 'unasked'

const CONSENT_KEY = 'vuelo-justo:analytics'

/** For browsers that keep nothing: the choice then lives as long as the tab. */
let unstored: Consent = 'unasked'

const { announce, subscribe } = createEmitter((changed) => {
  const handleStorage = ({ key }: StorageEvent) => {
    // A null key means that another tab emptied the whole storage.
    if (key === null || key === CONSENT_KEY) changed()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
})

/** Calls back after every change, in this tab or another. @returns unsubscribe */
export const subscribeConsent = subscribe

/** The choice as the device says now. Anything unreadable counts as not asked, never as a yes. */
export function getConsent(): Consent {
  try {
    const stored = localStorage.getItem(CONSENT_KEY) ?? unstored
    return stored === 'granted' || stored === 'denied' ? stored : 'unasked'
  } catch {
    return unstored
  }
}

/** Remembers a choice on this device, or forgets it with 'unasked'. */
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
