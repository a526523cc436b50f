import { useSyncExternalStore } from 'react'
import { env } from '@/config/env'
import { displayName, type NameContext } from './identity'
import { getServerSession, getSession, subscribeSession, type Session } from './session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession)
}

/** Display name of the signed-in user; '' for a visitor. */
export function nameIn(session: Session, context: NameContext): string {
  return session.signedIn ? displayName(session.claims, context, env.tokenIssuer) : ''
}
