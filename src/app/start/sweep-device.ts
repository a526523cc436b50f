import { sweepRecords } from '@/device/records'

/** A tab that stays open for days is a visit as well, whenever its person comes back to it. */
const SWEEP_AGAIN_MS = 60 * 60 * 1000

/** Forgets what the device has held for too long: now, and when somebody comes back after a while. */
export function sweepOnEachReturn(): void {
  let sweptAt = Date.now()
  void sweepRecords(new Date(sweptAt))
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.visibilityState !== 'visible' || now - sweptAt < SWEEP_AGAIN_MS) return
    sweptAt = now
    void sweepRecords(new Date(now))
  })
}
