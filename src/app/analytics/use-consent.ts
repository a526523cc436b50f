import { useSyncExternalStore } from 'react'
import { getConsent, subscribeConsent, type Consent } from './consent'

/** The choice about visit statistics; null on a prerendered page, which knows no device. */
export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribeConsent, getConsent, () => null)
}
