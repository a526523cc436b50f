import { env } from '@/config/env'
import { safeUrl } from '@/domain/safe-url'
import { navigateAway } from '@/ui/browser/navigate-away'

/** Null unless it is https and on a configured host, if any; the demo's card page is its own host. */
export function toCardPage(raw: string): string | null {
  return (
    safeUrl('link', raw, env.cardHosts) ??
    (env.demo ? safeUrl('link', raw, [window.location.host]) : null)
  )
}

/** Text about the card provider's site; valid before the server has answered. */
export function cardSiteText(): string {
  if (env.demo) return 'En esta demo no sales del sitio: vuelves aquí con una tarjeta de prueba.'
  const [host, ...others] = env.cardHosts
  return host !== undefined && others.length === 0
    ? `Sigues en ${host}, la página segura donde escribes los datos de tu tarjeta.`
    : 'Sigues en la página segura del proveedor de pagos, donde escribes los datos de tu tarjeta.'
}

/** Navigates away. Resolves only if the user comes Back and the bfcache restores the page. */
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
