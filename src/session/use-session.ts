import { useSyncExternalStore } from 'react'
import { env } from '@/config/env'
import { displayName, type NameContext } from './identity'
import {
  getServerSession,
  getSession,
  getUserTurn,
  onUserLeft,
  subscribeSession,
  type Session,
} from './session-store'

export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, getSession, getServerSession)
}

/** Display name of the signed-in user; '' for a visitor. */
export function nameIn(session: Session, context: NameContext): string {
  return session.signedIn ? displayName(session.claims, context, env.tokenIssuer) : ''
}

/** Number of users who left. As a `key` it drops all that a component holds of them. */
export function useUserTurn(): number {
  return useSyncExternalStore(onUserLeft, getUserTurn, getUserTurn)
}
