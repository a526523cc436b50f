import { expireSession, getSession } from '@/session/session-store'
import { ApiError, hasStatus } from './api-error'

/** Which token a failed call spoke with. Beside the error, not in it: no log can print it. */
const tokens = new WeakMap<ApiError, string>()

/** Notes the token of a call that the server refused. */
export function rememberToken(error: ApiError, token: string | null): void {
  if (token !== null) tokens.set(error, token)
}

/**
 * True for a 401 to a token that has been replaced since: it says nothing about the session that is
 * running, and the same read may be tried again.
 */
export function isStale401(error: unknown): boolean {
  if (!(error instanceof ApiError) || !hasStatus(error, 401)) return false
  const session = getSession()
  const token = tokens.get(error)
  return session.signedIn && token !== undefined && token !== session.token
}

/** Ends the session that a refused token belongs to, unless another one has taken its place. */
export function expireToken(token: string): void {
  const session = getSession()
  if (session.signedIn && session.token === token) expireSession()
}

/**
 * Ends the session, here and in every tab, for a failure that SPEC 6 and 8 answer so. A late 401 for an
 * earlier token never ends a session that was renewed meanwhile.
 */
export function expireSessionAfter(error: unknown): void {
  if (!isStale401(error)) expireSession()
}
