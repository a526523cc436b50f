import { parseUrl } from '@/config/parse-url'

const LOOPBACK = /^(localhost|127\.0\.0\.1)$/
/** Placeholder for the app's origin: a path that resolves to another origin leaves the app. */
const OWN_ORIGIN = 'https://own.invalid'

type UrlKind = 'link' | 'return-path'

function isAllowedScheme(url: URL, allowedHosts: readonly string[]): boolean {
  if (url.protocol === 'https:') return true
  // Plain http only for local hosts on the allow list, in development.
  return url.protocol === 'http:' && LOOPBACK.test(url.hostname) && allowedHosts.includes(url.host)
}

function toReturnPath(raw: string): string | null {
  const url = /^\/(?![/\\])/.test(raw) ? parseUrl(raw, OWN_ORIGIN) : null
  if (url === null) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  // "/.//evil.cl" starts with one slash, but resolves to two.
  return url.origin === OWN_ORIGIN && !path.startsWith('//') ? path : null
}

/**
 * Returns an allowed URL from data, else null. Link: https without user or password, on an allowed host if any
 * is given; return path: inside the app, resolved. `allowedHosts` include a port unless it is 443.
 */
export function safeUrl(
  kind: UrlKind,
  raw: unknown,
  allowedHosts: readonly string[] = [],
): string | null {
  if (typeof raw !== 'string') return null
  if (kind === 'return-path') return toReturnPath(raw)
  const url = parseUrl(raw.trim())
  if (url === null) return null
  const allowed = allowedHosts.map((host) => host.toLowerCase())
  const hostFits = allowed.length === 0 || allowed.includes(url.host)
  const isPlain = url.username === '' && url.password === ''
  return isAllowedScheme(url, allowed) && hostFits && isPlain ? url.href : null
}
