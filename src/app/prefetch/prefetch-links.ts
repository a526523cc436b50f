import { matchRoutes, type RouteObject } from 'react-router-dom'

interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

function connection(): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {}
}

/** Whether the person asked the browser to download no more than needed. */
function savesData(): boolean {
  return connection().saveData === true
}

/** Whether what is downloaded may cost the person something: they save data, or are on a phone's own line. */
export function isMetered(): boolean {
  return savesData() || connection().type === 'cellular'
}

/** Whether nothing may be fetched that nobody has asked for: the line is slow, spared or gone. */
export function isSlowConnection(): boolean {
  const is2g = connection().effectiveType?.endsWith('2g') === true
  return savesData() || is2g || !navigator.onLine
}

/**
 * Fetches a screen's code when a person points at a link to it, touches it or reaches it with the
 * keyboard: most of the way to it is done before the click.
 */
export function prefetchLinks(routes: RouteObject[], basename: string): void {
  if (savesData()) return
  const prefetched = new Set<string>()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin || prefetched.has(link.pathname)) return
    prefetched.add(link.pathname)
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      // A failure shows when the link is followed, and is tried again then.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true })
  }
}
