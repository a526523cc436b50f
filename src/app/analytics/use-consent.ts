import { useSyncExternalStore } from 'react'
import { getConsent, subscribeConsent, type Consent } from './consent'

export function useConsent(): Consent | null {
  return useSyncExternalStore<Consent | null>(subscribeConsent, getConsent, () => null)
}
