import Cookies from 'js-cookie'

const PROBE = 'ikprobe'

/**
 * Whether the browser drops every cookie, which no answer of its own says for sure: one is written,
 * read back and removed.
 */
export function areCookiesBlocked(): boolean {
  Cookies.set(PROBE, '1', { path: '/', sameSite: 'strict' })
  const isRefused = Cookies.get(PROBE) !== '1'
  Cookies.remove(PROBE, { path: '/' })
  return isRefused
}
