import { readStorage, writeStorage } from './safe-storage'

/** A tab of a demo may have its own user, independent of other tabs. Not part of real builds. */
const OWN_TAB_KEY = 'vuelo-justo:own-tab'

export function isIsolatedTab(): boolean {
  return import.meta.env.VITE_DEMO === '1' && readStorage('sessionStorage', OWN_TAB_KEY) !== null
}

/** Takes effect after a reload. */
export function isolateTab(isOwn: boolean): void {
  writeStorage('sessionStorage', OWN_TAB_KEY, isOwn ? '1' : null)
}
