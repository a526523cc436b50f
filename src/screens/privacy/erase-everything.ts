import { eraseChargeAttempts, isChargeAttemptKey } from '@/device/charge-memory'
import { clearDevice } from '@/device/device-store'
import { storeSignedOut } from '@/device/other-tabs'
import { endSession } from '@/session/session-store'

function succeeds(erase: () => void): boolean {
  try {
    erase()
    return true
  } catch {
    // Without access to storage the result is unknown.
    return false
  }
}

/** Keeps open charges unless `erasedCharges` has them: cards could be charged twice. False if refused. */
export async function eraseDevice(erasedCharges: readonly string[]): Promise<boolean> {
  endSession()
  const isEmptied = [
    succeeds(() => {
      const keys = Object.keys(localStorage).filter((key) => !isChargeAttemptKey(key))
      keys.forEach((key) => localStorage.removeItem(key))
      eraseChargeAttempts(erasedCharges)
    }),
    succeeds(() => sessionStorage.clear()),
    // Last: a failed part is stored as pending for the next visit.
    await clearDevice(),
  ].every(Boolean)
  // Frozen tabs miss the broadcast and read this flag later; it holds no personal data.
  storeSignedOut(true)
  return isEmptied
}
