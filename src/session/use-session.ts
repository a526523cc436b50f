import { useSyncExternalStore } from 'react'
import { getServerSession, getSession, subscribeSession, type Session } from './session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession)
}
