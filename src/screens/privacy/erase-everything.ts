import { eraseChargeAttempts, isChargeAttemptKey } from '@/device/charge-memory'
import { clearDevice } from '@/device/device-store'
import { storeSignedOut } from '@/device/other-tabs'
import { endSession } from '@/session/session-store'

function succeeds(erase: () => void): boolean {
  try {
    erase()
    return true
  } catch {
    // A browser that refuses access has kept nothing for us either, but we cannot be sure.
    return false
  }
}

/**
 * Signs out and deletes everything the product keeps in this browser, but for charges whose outcome is
 * open: without them a card could be charged twice.
 *
 * @param erasedCharges orders of open charges that are deleted as well
 * @returns false when the browser refused part of it
 */
export async function eraseDevice(erasedCharges: readonly string[]): Promise<boolean> {
  endSession()
  const isEmptied = [
    succeeds(() => {
      const keys = Object.keys(localStorage).filter((key) => !isChargeAttemptKey(key))
      keys.forEach((key) => localStorage.removeItem(key))
      eraseChargeAttempts(erasedCharges)
    }),
    succeeds(() => sessionStorage.clear()),
    // Last: what the device does not do now is noted in the storage, to be done on the next visit.
    await clearDevice(),
  ].every(Boolean)
  // Tabs that sleep cannot hear it: they look for this note, which says nothing of anybody.
  storeSignedOut(true)
  return isEmptied
}
