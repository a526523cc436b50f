/** What browsers with Trusted Types add to `window`; others have nothing there. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const WORKER_URL = `${import.meta.env.BASE_URL}sw.js`

function trustedWorkerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return WORKER_URL
  // The one script address this app makes itself; any other is refused.
  const policy = trustedTypes.createPolicy('vuelo-justo', {
    createScriptURL: (url) => {
      if (url !== WORKER_URL) throw new TypeError('Not a script of this app')
      return url
    },
  })
  return policy.createScriptURL(WORKER_URL)
}

/**
 * Stores the public pages on the device, so that they open without a connection after a first visit.
 * Failing changes nothing.
 */
export function storePagesForOffline(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker
    .register(trustedWorkerUrl(), { updateViaCache: 'none' })
    .catch(() => undefined)
}
