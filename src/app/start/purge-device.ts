import { purgeExpiredRecords } from '@/device/records'

/** Interval for tabs that stay open for days. */
const PURGE_INTERVAL_MS = 60 * 60 * 1000

/** Deletes expired records now and when the user returns to this tab. */
export function purgeExpiredOnReturn(): void {
  let sweptAt = Date.now()
  void purgeExpiredRecords(new Date(sweptAt))
  document.addEventListener('visibilitychange', () => {
    const now = Date.now()
    if (document.visibilityState !== 'visible' || now - sweptAt < PURGE_INTERVAL_MS) return
    sweptAt = now
    void purgeExpiredRecords(new Date(now))
  })
}
