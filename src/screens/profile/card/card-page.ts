import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import { navigateAway } from '@/ui/browser/navigate-away'

/**
 * The card provider's page, if the browser may go there: an https address, on one of the configured
 * hosts if any is named. The demo's card page is the demo itself.
 */
export function toCardPage(raw: string): string | null {
  return (
    safeUrl('card', raw, env.cardHosts) ??
    (env.demo ? safeUrl('card', raw, [window.location.host]) : null)
  )
}

/** Which site comes next, in words that are true before the server has answered. */
export function cardSiteText(): string {
  if (env.demo) return 'En esta demo no sales del sitio: vuelves aquí con una tarjeta de prueba.'
  const [host, ...others] = env.cardHosts
  return host !== undefined && others.length === 0
    ? `Sigues en ${host}, la página segura donde escribes los datos de tu tarjeta.`
    : 'Sigues en la página segura del proveedor de pagos, donde escribes los datos de tu tarjeta.'
}

/**
 * Leaves for a page. The promise ends if the person comes Back and the browser shows this page as
 * it was left; otherwise the page is gone, and the promise with it.
 */
export function leaveUntilBack(url: string): Promise<void> {
  return new Promise((resolve) => {
    const handleReturn = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      window.removeEventListener('pageshow', handleReturn)
      resolve()
    }
    window.addEventListener('pageshow', handleReturn)
    navigateAway(url)
  })
}
