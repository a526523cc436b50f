import { useSyncExternalStore } from 'react'
import { getServerSession, getSession, subscribeSession, type Session } from './session-store'

/** The current session; renders again when it changes here or in another tab. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession)
}
