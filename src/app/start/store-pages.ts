import { trustedScriptUrl } from '@/ui/workers/trusted-script'

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`

/**
 * Stores the public pages on the device, so that they open without a connection after a first visit.
 * Failing changes nothing.
 */
export function storePagesForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(trustedScriptUrl(WORKER_URL), { updateViaCache: 'none' })
    .catch(() => undefined)
}
