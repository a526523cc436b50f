import { clearDevice } from '@/device/device-store'
import { storeSignedOut } from '@/device/other-tabs'
import { endSession } from '@/session/session-store'

function emptyStorage(name: 'localStorage' | 'sessionStorage'): boolean {
  try {
    window[name].clear()
    return true
  } catch {
    // A browser that refuses access has kept nothing for us either, but we cannot be sure.
    return false
  }
}

/**
 * Signs out and deletes everything the product keeps in this browser.
 *
 * @returns false when the browser refused part of it
 */
export async function eraseDevice(): Promise<boolean> {
  endSession()
  await clearDevice()
  const isEmptied = [emptyStorage('localStorage'), emptyStorage('sessionStorage')].every(Boolean)
  // Tabs that sleep cannot hear it: they look for this note, which says nothing of anybody.
  storeSignedOut(true)
  return isEmptied
}
