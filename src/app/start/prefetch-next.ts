import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isStaffPath, paths } from '@/config/paths'
import { getSession, subscribeSession } from '@/session/session-store'
import { prefetchWhenIdle, type Load } from '@/ui/browser/prefetch-when-idle'

/** Code of overlays; a click on their button loads it too. */
export const overlayCode = {
  signIn: () => import('@/features/auth/dialog/AuthDialog'),
  menu: () => import('@/app/layouts/public/nav/NavDrawer'),
} satisfies Record<string, Load>

/** Loaders of a path's layouts and screen, outermost first, without those already loaded. */
function codeOf(routes: RouteObject[], path: string): Load[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const { lazy } = route
    return typeof lazy === 'function' ? [lazy] : []
  })
}

/** True if the top bar shows a menu button (TopBar.module.css). */
const hasMenu = () => window.matchMedia('(max-width: 62.49em)').matches

/** Likely next clicks on the common entry pages. */
function nextCode(routes: RouteObject[], page: string): Load[] {
  if (page !== paths.home && page !== paths.claim) return []
  return [
    ...(page === paths.home ? codeOf(routes, paths.claim) : []),
    ...(getSession().signedIn ? [] : [overlayCode.signIn]),
    ...(hasMenu() ? [overlayCode.menu] : []),
  ]
}

/** Code for likely next clicks; staff pages prefetch their own. Returns a function that cancels the rest. */
export function prefetchNext(routes: RouteObject[], basename: string): () => void {
  const page = matchRoutes(routes, location, basename)?.at(-1)?.route.path
  if (page === undefined || isStaffPath(page)) return () => undefined
  const account = () => (getSession().signedIn ? codeOf(routes, paths.profile) : [])
  const stops = [prefetchWhenIdle([...nextCode(routes, page), ...account()])]
  // The user may sign in or register on this page.
  stops.push(subscribeSession(() => stops.push(prefetchWhenIdle(account()))))
  return () => stops.forEach((stop) => stop())
}
