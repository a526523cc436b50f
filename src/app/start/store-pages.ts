import { trustedScriptUrl } from '@/ui/workers/trusted-script'

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`

/** Registers the service worker that stores public pages for offline use. Errors are ignored. */
export function storePagesForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(trustedScriptUrl(WORKER_URL), { updateViaCache: 'none' })
    .catch(() => undefined)
}
