import Cookies from 'js-cookie'
import { isIsolatedTab } from '@/device/isolated-tab'

const TOKEN_COOKIE = 'iktoken'
const ROLE_COOKIE = 'ikrole'

/** Values that faulty code may have stored as a token. */
const NOT_A_TOKEN: readonly string[] = ['', 'undefined', 'null']

/** Session cookies: without `expires` the browser deletes them when it closes (SPEC 3). */
function attributes(): Cookies.CookieAttributes {
  return { path: '/', sameSite: 'strict', secure: location.protocol === 'https:' }
}

type Jar = Pick<typeof Cookies, 'set' | 'remove'> & { get: (name: string) => string | undefined }

/** In a demo, a tab may have its own session, stored in the tab. */
const tabJar: Jar = {
  get: (name) => sessionStorage.getItem(name) ?? undefined,
  set: (name, value) => {
    sessionStorage.setItem(name, value)
    return undefined
  },
  remove: (name) => sessionStorage.removeItem(name),
}

function jar(): Jar {
  return import.meta.env.VITE_DEMO === '1' && isIsolatedTab() ? tabJar : Cookies
}

/** Null also in the prerender, without a document (SPEC 3, Session). */
export function readToken(): string | null {
  return jar().get(TOKEN_COOKIE) ?? null
}

export function readRole(): string | null {
  return jar().get(ROLE_COOKIE) ?? null
}

export function clearSessionCookies(): void {
  jar().remove(TOKEN_COOKIE)
  jar().remove(ROLE_COOKIE)
}

/** Old token and role go first: neither may stay if the write fails. False if the token is not stored. */
export function writeToken(token: string): boolean {
  clearSessionCookies()
  if (NOT_A_TOKEN.includes(token.trim())) return false
  jar().set(TOKEN_COOKIE, token, attributes())
  // Browsers silently drop a cookie that is blocked or too large (Chromium: over 4096 bytes).
  return readToken() === token
}

export function writeRole(role: string): void {
  if (role.trim() !== '') jar().set(ROLE_COOKIE, role, attributes())
}
