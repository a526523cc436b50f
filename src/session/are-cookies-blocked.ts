import Cookies from 'js-cookie'

const PROBE = 'ikprobe'

/** Probes with a cookie of its own: no browser API reliably reports blocked cookies. */
export function areCookiesBlocked(): boolean {
  Cookies.set(PROBE, '1', { sameSite: 'strict' })
  const isRefused = Cookies.get(PROBE) !== '1'
  Cookies.remove(PROBE)
  return isRefused
}
