/** Missing in browsers without Trusted Types. */
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

/** True for this app's scripts: the service worker and the built workers. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, location.href)
  if (origin !== location.origin) return false
  return pathname === `${BASE}sw.js` || pathname.startsWith(`${BASE}assets/`)
}

/** A policy name can be used only once. */
let policy: Policy | null = null

/** Browsers without Trusted Types get it unchanged; others throw TypeError if it is no script of this app. */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return url
  policy ??= trustedTypes.createPolicy('vuelo-justo', {
    createScriptURL: (asked) => {
      // The dev server has other paths; only a build enforces the policy.
      if (import.meta.env.PROD && !isOwnScript(asked)) {
        throw new TypeError('Not a script of this app')
      }
      return asked
    },
  })
  return policy.createScriptURL(url)
}
