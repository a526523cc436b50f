import { expireSession, getSession } from '@/session/session-store'
import { ApiError, hasStatus } from './api-error'

/** Token of a failed call. Stored outside the error, so that no log prints it. */
const tokens = new WeakMap<ApiError, string>()

export function rememberToken(error: ApiError, token: string | null): void {
  if (token !== null) tokens.set(error, token)
}

/** True for a 401 of a replaced token: the current session is not affected and a GET can be retried. */
export function isStale401(error: unknown): boolean {
  if (!(error instanceof ApiError) || !hasStatus(error, 401)) return false
  const session = getSession()
  const token = tokens.get(error)
  return session.signedIn && token !== undefined && token !== session.token
}

export function expireToken(token: string): void {
  const session = getSession()
  if (session.signedIn && session.token === token) expireSession()
}

/** After a 401 of the current token the session expires in all tabs (SPEC 6 and 8). */
export function expireSessionAfter(error: unknown): void {
  if (hasStatus(error, 401) && !isStale401(error)) expireSession()
}
