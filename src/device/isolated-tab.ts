/**
 * A demo may have another person in one tab, to be tried beside the others: what the rest of the browser
 * says about its session does not count there. Real builds have no such tab, and none of this code.
 */
const OWN_TAB_KEY = 'vuelo-justo:own-tab'

/** Whether this tab has a person of its own. */
export function isIsolatedTab(): boolean {
  if (import.meta.env.VITE_DEMO !== '1') return false
  try {
    return sessionStorage.getItem(OWN_TAB_KEY) !== null
  } catch {
    return false
  }
}

/** Gives this tab a person of its own, or takes it back. Load the page anew afterwards. */
export function isolateTab(isOwn: boolean): void {
  if (isOwn) sessionStorage.setItem(OWN_TAB_KEY, '1')
  else sessionStorage.removeItem(OWN_TAB_KEY)
}
