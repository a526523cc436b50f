import { matchRoutes, type RouteObject } from 'react-router-dom'

interface Connection {
  readonly saveData?: boolean
  readonly type?: string
  readonly effectiveType?: string
}

function connection(): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {}
}

function savesData(): boolean {
  return connection().saveData === true
}

/** True if downloads may cost the user money: data saving or a cellular connection. */
export function isMetered(): boolean {
  return savesData() || connection().type === 'cellular'
}

/** True if prefetching must not start: data saving, 2g or offline. */
export function isSlowConnection(): boolean {
  const is2g = connection().effectiveType?.endsWith('2g') === true
  return savesData() || is2g || !navigator.onLine
}

/** Prefetches a route's code on hover, touch or focus of a link to it. */
export function prefetchLinks(routes: RouteObject[], basename: string): void {
  if (savesData()) return
  const prefetched = new Set<string>()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin !== location.origin || prefetched.has(link.pathname)) return
    prefetched.add(link.pathname)
    for (const { route } of matchRoutes(routes, link.pathname, basename) ?? []) {
      // Following the link imports it again and shows the error.
      if (typeof route.lazy === 'function') void route.lazy().catch(() => undefined)
    }
  }
  for (const event of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(event, prefetch, { passive: true })
  }
}
