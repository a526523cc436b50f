/** A tab of a demo may have its own user, independent of other tabs. Not part of real builds. */
const OWN_TAB_KEY = 'vuelo-justo:own-tab'

export function isIsolatedTab(): boolean {
  if (import.meta.env.VITE_DEMO !== '1') return false
  try {
    return sessionStorage.getItem(OWN_TAB_KEY) !== null
  } catch {
    return false
  }
}

/** Takes effect after a reload. */
export function isolateTab(isOwn: boolean): void {
  if (isOwn) sessionStorage.setItem(OWN_TAB_KEY, '1')
  else sessionStorage.removeItem(OWN_TAB_KEY)
}
