import { clearSessionCookies, readRole, readToken, writeRole, writeToken } from './cookies'
import { clearDevice } from './device-store'
import { decodeToken, type TokenClaims } from './identity'
import { tellOtherTabs, watchOtherTabs } from './other-tabs'

interface SignedIn {
  readonly signedIn: true
  readonly token: string
  /** As the server wrote it; compare it case-insensitively (SPEC 6). */
  readonly role: string | null
  readonly claims: TokenClaims
}

interface SignedOut {
  readonly signedIn: false
}

/** Who is using this browser. Signed in means that a decodable token exists (SPEC 3, Session). */
export type Session = SignedIn | SignedOut

type Listener = () => void

const SIGNED_OUT: SignedOut = { signedIn: false }

let snapshot: Session = SIGNED_OUT
/** What the listeners were last told; it lags behind `snapshot` when someone reads in between. */
let announced: Session = SIGNED_OUT

const changeListeners = new Set<Listener>()
const signOutListeners = new Set<Listener>()
let stopWatching: (() => void) | null = null

function toSession(token: string | null, role: string | null): Session {
  const claims = token === null ? null : decodeToken(token)
  return token === null || claims === null ? SIGNED_OUT : { signedIn: true, token, role, claims }
}

/** The session as the cookies say now; the same object until they change. */
export function getSession(): Session {
  const token = readToken()
  const role = readRole()
  const isCurrent = snapshot.signedIn && snapshot.token === token && snapshot.role === role
  if (!isCurrent) snapshot = toSession(token, role)
  return snapshot
}

/** What a prerendered page shows, and the first render that takes it over. */
export function getServerSession(): Session {
  return SIGNED_OUT
}

function isSamePerson(before: SignedIn, after: SignedIn): boolean {
  if (before.token === after.token) return true
  const { sub, email } = before.claims
  const isKnown = sub !== undefined || email !== undefined
  return isKnown && sub === after.claims.sub && email === after.claims.email
}

/** True when the person of `before` is gone, be it by signing out or by someone else signing in. */
function hasLeft(before: Session, after: Session): boolean {
  return before.signedIn && !(after.signedIn && isSamePerson(before, after))
}

function announce(): void {
  const before = announced
  announced = getSession()
  if (announced === before) return
  if (hasLeft(before, announced)) signOutListeners.forEach((listener) => listener())
  changeListeners.forEach((listener) => listener())
}

function listenIn(listeners: Set<Listener>, listener: Listener): () => void {
  if (!stopWatching) {
    announced = getSession()
    stopWatching = watchOtherTabs(announce)
  }
  // A wrapper of its own lets the same function subscribe twice and leave once.
  const entry: Listener = () => listener()
  listeners.add(entry)
  return () => {
    listeners.delete(entry)
    if (changeListeners.size + signOutListeners.size > 0) return
    stopWatching?.()
    stopWatching = null
  }
}

/** Calls back after every change of the session, in this tab or another. @returns unsubscribe */
export function subscribeSession(listener: () => void): () => void {
  return listenIn(changeListeners, listener)
}

/**
 * Calls back when a person has left, in this tab or another: whatever is kept in memory for them
 * must go. Someone else signing in counts as well. @returns unsubscribe
 */
export function onSignOut(listener: () => void): () => void {
  return listenIn(signOutListeners, listener)
}

/**
 * Signs a person in with an answer of the server (SPEC 2.3). Without a role none is stored, and
 * that of the previous person is gone (SPEC 4).
 *
 * @returns false when the token cannot be decoded or the browser did not keep it; nobody is signed
 * in then
 */
export function startSession({
  token,
  role,
}: {
  token: string
  role?: string | null | undefined
}): boolean {
  const before = getSession()
  const isKept = decodeToken(token) !== null && writeToken(token)
  if (!isKept) clearSessionCookies()
  else if (typeof role === 'string') writeRole(role)
  if (hasLeft(before, getSession())) void clearDevice()
  announce()
  tellOtherTabs()
  return isKept
}

/** Signs out here and in the other tabs, and forgets what this device kept (SPEC 4, Session). */
export function endSession(): void {
  clearSessionCookies()
  void clearDevice()
  announce()
  tellOtherTabs()
}

/**
 * Signs out here and in the other tabs because the server no longer knows the session (SPEC 8). What
 * this device kept stays: a session that ran out must not cost anyone the claim they were writing.
 */
export function expireSession(): void {
  clearSessionCookies()
  announce()
  tellOtherTabs()
}
