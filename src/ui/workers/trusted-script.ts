/** What browsers with Trusted Types add to `window`; others have nothing there. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => Policy
}

interface Policy {
  readonly createScriptURL: (url: string) => string
}

const BASE = import.meta.env.BASE_URL

/** The scripts that this app starts by their address: its service worker and what the build made of its workers. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin) return false
  return pathname === `${BASE}sw.js` || pathname.startsWith(`${BASE}assets/`)
}

/** Made once: the policy's name may be taken only once. */
let policy: Policy | null = null

/**
 * An address as a browser with Trusted Types wants it for a worker; others get it as it is.
 *
 * @throws TypeError, where Trusted Types hold, for anything but a script of this app
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy('vuelo-justo', {
    createScriptURL: (asked) => {
      // Developers' workers stand elsewhere; only a build has a policy to keep.
      if (import.meta.env.PROD && !isOwnScript(asked)) {
        throw new TypeError('Not a script of this app')
      }
      return asked
    },
  })
  return policy.createScriptURL(url)
}
