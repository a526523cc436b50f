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
  /** As the server wrote it; compare it case-insensitively (SPEC 6). */
  readonly role: string | null
  readonly claims: TokenClaims
}

interface SignedOut {
  readonly signedIn: false
  /** Whose session ran out while this tab was open: they may come back to what they left. */
  readonly expired: TokenClaims | null
}

/** Who is using this browser. Signed in means that a decodable token exists (SPEC 3, Session). */
export type Session = SignedIn | SignedOut

const SIGNED_OUT: SignedOut = { signedIn: false, expired: null }

let snapshot: Session = SIGNED_OUT
/** What the listeners were last told; it lags behind `snapshot` when someone reads in between. */
let announced: Session = SIGNED_OUT

const store = createEmitter<'left' | 'changed'>(() => {
  announced = getSession()
  return watchOtherTabs(handleOtherTab)
})

/** Whose session this tab knows, be it running or expired. */
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

/** The session as the cookies say now; the same object until they change. */
export function getSession(): Session {
  const now = toSession(readToken(), readRole())
  if (!isSameSession(snapshot, now)) snapshot = now
  return snapshot
}

/** What a prerendered page shows, and the first render that takes it over. */
export function getServerSession(): Session {
  return SIGNED_OUT
}

/** The person who is signed in, as this device keeps things for them; null for a visitor. */
export function getUserKey(): string | null {
  const session = getSession()
  return session.signedIn ? userKeyOf(session.claims) : null
}

/** What this device keeps for anyone else goes; under their name nobody else could read it anyway. */
async function forgetOthers(person: string | null): Promise<void> {
  // By need: most visits to a public page sign nobody in.
  const { removeRecordsOfOthers } = await import('@/device/records')
  await removeRecordsOfOthers(person)
}

/** True when whoever used this tab is gone: they signed out, or someone else signed in. */
function hasLeft(before: Session, after: Session, news: SessionNews | null): boolean {
  if (news === 'signed-out' && !after.signedIn) return true
  const person = claimsOf(before)
  if (person === null) return false
  return after.signedIn ? !isSamePerson(person, after.claims) : after.expired === null
}

function announce(news: SessionNews | null): void {
  const before = announced
  // Nobody is waited for after a real sign-out: the note for sleeping tabs may be gone already.
  if (news === 'signed-out') announced = SIGNED_OUT
  announced = getSession()
  const isOver = hasLeft(before, announced, news)
  if (announced === before && !isOver) return
  // Of a user whose session ran out before a reload this tab has only the notes: the next one gets none.
  if (isOver || (announced.signedIn && claimsOf(before) === null)) clearTabNotes()
  if (isOver) store.announce('left')
  store.announce('changed')
}

function handleOtherTab(news: SessionNews | null): void {
  announce(news)
  // What this tab stored at the last moment would outlive the deletion that the other tab made.
  if (news === 'signed-out' && !announced.signedIn) void clearDevice()
}

function listenFor(wanted: 'left' | 'changed', listener: () => void): () => void {
  return store.subscribe((news) => {
    if (news === wanted) listener()
  })
}

/** Calls back after every change of the session, in this tab or another. @returns unsubscribe */
export function subscribeSession(listener: () => void): () => void {
  return listenFor('changed', listener)
}

/**
 * Calls back when a person has left, in this tab or another: whatever is kept in memory for them
 * must go, at once. Signing out and someone else signing in count; a session that merely ran out
 * does not, because its person may come back. @returns unsubscribe
 */
export function onUserLeft(listener: () => void): () => void {
  return listenFor('left', listener)
}

/**
 * Signs a person in with an answer of the server (SPEC 2.3). Without a role none is stored, and
 * that of the previous person is gone (SPEC 4). What this device kept for anyone else goes.
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
  const claims = decodeToken(token)
  const isStored = claims !== null && writeToken(token)
  if (!isStored) clearSessionCookies()
  else if (typeof role === 'string') writeRole(role)
  if (isStored) {
    storeSignedOut(false)
    // Without its code the records stay unread until they are too old.
    forgetOthers(userKeyOf(claims)).catch(() => undefined)
  }
  announce('signed-in')
  broadcastToTabs('signed-in')
  return isStored
}

/**
 * Takes the role that the server names for the current user where no role is stored (SPEC 6: "from the
 * ikrole cookie or from the current-user response"), as after a Google sign-in.
 *
 * @param token what the answer was asked for with: an answer for an earlier token says nothing
 */
export function setRoleIfMissing(token: string, role: string | null | undefined): void {
  const session = getSession()
  if (!session.signedIn || session.token !== token) return
  if (session.role !== null || (role ?? '').trim() === '') return
  writeRole(role ?? '')
  announce('signed-in')
  broadcastToTabs('signed-in')
}

/** Signs out here, forgets what this device kept, then tells the other tabs (SPEC 4, Session). */
export function endSession(): void {
  clearSessionCookies()
  storeSignedOut(true)
  announce('signed-out')
  void clearDevice().then(() => broadcastToTabs('signed-out'))
}

/**
 * Ends the session here and in the other tabs because the server no longer knows it (SPEC 8). Nothing
 * else goes: unsaved work stays on the screens and on the device until its person is back, signs out,
 * or someone else signs in.
 */
export function expireSession(): void {
  clearSessionCookies()
  announce('expired')
  broadcastToTabs('expired')
}
