import { createEmitter } from '@/device/create-emitter'
import { clearDevice } from '@/device/device-store'
import {
  broadcastToTabs,
  storeSignedOut,
  wasSignedOut,
  watchOtherTabs,
  type SessionNews,
} from '@/device/other-tabs'
import { clearTabNotes } from '@/device/tab-notes'
import { clearSessionCookies, readRole, readToken, writeRole, writeToken } from './cookies'
import { decodeToken, isSamePerson, userKeyOf, type TokenClaims } from './identity'

interface SignedIn {
  readonly signedIn: true
  readonly token: string
  /** As the server wrote it; compare case-insensitively (SPEC 6). */
  readonly role: string | null
  readonly claims: TokenClaims
}

interface SignedOut {
  readonly signedIn: false
  /** Claims of the session that expired in this tab: its user may return. */
  readonly expired: TokenClaims | null
}

/** Session of this browser; signed in if a decodable token is stored (SPEC 3, Session). */
export type Session = SignedIn | SignedOut

const SIGNED_OUT: SignedOut = { signedIn: false, expired: null }

let snapshot: Session = SIGNED_OUT
let isRead = false
/** Last session that the listeners received; a read may update `snapshot` earlier. */
let announced: Session = SIGNED_OUT

let userTurn = 0

/** Number of users who left since the page was loaded. */
export const getUserTurn = (): number => userTurn

const store = createEmitter<'left' | 'changed'>(() => {
  announced = getSession()
  return watchOtherTabs(handleOtherTab)
})

function claimsOf(session: Session): TokenClaims | null {
  return session.signedIn ? session.claims : session.expired
}

function toSession(token: string | null, role: string | null): Session {
  const claims = token === null ? null : decodeToken(token)
  if (token !== null && claims !== null) return { signedIn: true, token, role, claims }
  const left = wasSignedOut() ? null : claimsOf(announced)
  return left === null ? SIGNED_OUT : { signedIn: false, expired: left }
}

function isSameSession(a: Session, b: Session): boolean {
  if (a.signedIn && b.signedIn) return a.token === b.token && a.role === b.role
  return !a.signedIn && !b.signedIn && a.expired === b.expired
}

/** Reads the session from the cookies, once for all that one task asks; the same object until they change. */
export function getSession(): Session {
  if (isRead) return snapshot
  isRead = true
  queueMicrotask(() => {
    isRead = false
  })
  const now = toSession(readToken(), readRole())
  if (!isSameSession(snapshot, now)) snapshot = now
  return snapshot
}

export function getServerSession(): Session {
  return SIGNED_OUT
}

/** Owner key of records on this device; null for a visitor. */
export function getUserKey(): string | null {
  const session = getSession()
  return session.signedIn ? userKeyOf(session.claims) : null
}

function hasLeft(before: Session, after: Session, isSignOut: boolean): boolean {
  if (isSignOut && !after.signedIn) return true
  const person = claimsOf(before)
  if (person === null) return false
  return after.signedIn ? !isSamePerson(person, after.claims) : after.expired === null
}

function announce(isSignOut = false): void {
  const before = announced
  isRead = false
  // After a sign-out there is no expired user to restore; the stored flag may already be cleared.
  if (isSignOut) announced = SIGNED_OUT
  announced = getSession()
  const isOver = hasLeft(before, announced, isSignOut)
  if (announced === before && !isOver) return
  // After a reload this tab has only notes of an expired user: the next user must not get them.
  if (isOver || (announced.signedIn && claimsOf(before) === null)) clearTabNotes()
  if (isOver) {
    userTurn += 1
    store.announce('left')
  }
  store.announce('changed')
}

function handleOtherTab(news: SessionNews | null): void {
  const isSignOut = news === 'signed-out'
  announce(isSignOut)
  // A record that this tab stored last could survive the deletion by the other tab.
  if (isSignOut && !announced.signedIn) void clearDevice()
}

function listenFor(wanted: 'left' | 'changed', listener: () => void): () => void {
  return store.subscribe((news) => {
    if (news === wanted) listener()
  })
}

/** Called after every change of the session in any tab. @returns unsubscribe */
export function subscribeSession(listener: () => void): () => void {
  return listenFor('changed', listener)
}

/** Called if the user signs out or another signs in, in any tab; not on expiry: the user may return. */
export function onUserLeft(listener: () => void): () => void {
  return listenFor('left', listener)
}

/** Deletes the previous role and records of others (SPEC 2.3, 4). False if the token cannot be used. */
export function startSession({
  token,
  role,
}: {
  token: string
  role?: string | null | undefined
}): boolean {
  const claims = decodeToken(token)
  const isStored = claims !== null && writeToken(token)
  if (!isStored) clearSessionCookies()
  else if (typeof role === 'string') writeRole(role)
  if (isStored) {
    storeSignedOut(false)
    // On demand: most visits have no sign-in. If the chunk fails to load, the records expire by age.
    import('@/device/records')
      .then((records) => records.removeRecordsOfOthers(userKeyOf(claims)))
      .catch(() => undefined)
  }
  announce()
  broadcastToTabs('signed-in')
  return isStored
}

/**
 * Stores the role of the current-user response if none is stored (SPEC 6), as after a Google
 * sign-in. `token` belongs to the request: the response for an earlier token is ignored.
 */
export function setRoleIfMissing(token: string, role: string | null | undefined): void {
  const session = getSession()
  if (!session.signedIn || session.token !== token) return
  if (session.role !== null || !role?.trim()) return
  writeRole(role)
  announce()
  broadcastToTabs('signed-in')
}

/** Deletes this device's records before it notifies the other tabs (SPEC 4, Session). */
export function endSession(): void {
  clearSessionCookies()
  storeSignedOut(true)
  announce(true)
  void clearDevice().then(() => broadcastToTabs('signed-out'))
}

/** The server rejects the session (SPEC 8). Unsaved work stays, in case the same user returns. */
export function expireSession(): void {
  clearSessionCookies()
  announce()
  broadcastToTabs('expired')
}
