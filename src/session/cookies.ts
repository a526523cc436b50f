import Cookies from 'js-cookie'
import { isIsolatedTab } from '@/device/isolated-tab'

const TOKEN_COOKIE = 'iktoken'
const ROLE_COOKIE = 'ikrole'

/** Texts that broken code writes where a token should be. */
const NOT_A_TOKEN: readonly string[] = ['', 'undefined', 'null']

/** Session lifetime: no `expires`, so the browser forgets both cookies when it closes (SPEC 3). */
function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' }
}

type Jar = Pick<typeof Cookies, 'set' | 'remove'> & { get: (name: string) => string | undefined }

/** The demo's second person: what would be a cookie of the browser is a note of the tab. */
const tabJar: Jar = {
  get: (name) => sessionStorage.getItem(name) ?? undefined,
  set: (name, value) => {
    sessionStorage.setItem(name, value)
    return undefined
  },
  remove: (name) => sessionStorage.removeItem(name),
}

/** Where the session is stored: the browser's cookies, but for a demo's tab with a person of its own. */
function jar(): Jar {
  return import.meta.env.VITE_DEMO === '1' && isIsolatedTab() ? tabJar : Cookies
}

/** The access token as stored, or null; also null where there is no document (SPEC 3, Session). */
export function readToken(): string | null {
  return jar().get(TOKEN_COOKIE) ?? null
}

/** The role as stored, in whatever case it was written, or null. */
export function readRole(): string | null {
  return jar().get(ROLE_COOKIE) ?? null
}

/** Removes token and role (SPEC 4, Session). */
export function clearSessionCookies(): void {
  jar().remove(TOKEN_COOKIE, { path: '/' })
  jar().remove(ROLE_COOKIE, { path: '/' })
}

/**
 * Stores the access token and says whether the browser kept it.
 *
 * The previous token and role always go first: a role must never outlive its person, and a write
 * that fails must not leave the previous person signed in.
 *
 * @returns false for an empty token and for one the browser drops (Chromium: over 4096 bytes)
 */
export function writeToken(token: string): boolean {
  clearSessionCookies()
  if (NOT_A_TOKEN.includes(token.trim())) return false
  jar().set(TOKEN_COOKIE, token, attributes())
  // Browsers drop a cookie that is too large, or any cookie when they are blocked, without a word.
  return readToken() === token
}

/** Stores the role next to the token; an empty one is not stored. */
export function writeRole(role: string): void {
  if (role.trim() !== '') jar().set(ROLE_COOKIE, role, attributes())
}
