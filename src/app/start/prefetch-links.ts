import { matchRoutes, type RouteObject } from 'react-router-dom'
import { savesData } from '@/ui/browser/connection'

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
