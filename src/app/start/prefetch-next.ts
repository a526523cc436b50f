import { matchRoutes, type RouteObject } from 'react-router-dom'
import { isStaffPath, paths } from '@/config/paths'
import { getSession, subscribeSession } from '@/session/session-store'
import { prefetchWhenIdle, type Load } from '@/app/prefetch/prefetch-when-idle'

/** What opens over a page; each is fetched by its own click as well. */
export const overlayCode = {
  signIn: () => import('@/features/auth/dialog/AuthDialog'),
  menu: () => import('@/app/layouts/public/nav/NavDrawer'),
} satisfies Record<string, Load>

/** The code of an address's frames and screen, outermost first; what is there already is left out. */
function codeOf(routes: RouteObject[], path: string): Load[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    const { lazy } = route
    return typeof lazy === 'function' ? [lazy] : []
  })
}

/** The menu button is there where the bar has no room for its links (TopBar). */
const hasMenu = () => window.matchMedia('(max-width: 999.98px)').matches

/** What is likely clicked next on a page that many visits begin with. */
function nextCode(routes: RouteObject[], page: string): Load[] {
  if (page !== paths.home && page !== paths.claim) return []
  return [
    ...(page === paths.home ? codeOf(routes, paths.claim) : []),
    ...(getSession().signedIn ? [] : [overlayCode.signIn]),
    ...(hasMenu() ? [overlayCode.menu] : []),
  ]
}

/**
 * Fetches what is likely clicked next, once the page listens: the claim form from the landing page, the
 * way in or the menu from both, and a signed-in person's profile with the frame of every account page.
 * Staff pages fetch their own.
 *
 * @returns leaves what is not fetched yet
 */
export function prefetchNext(routes: RouteObject[], basename: string): () => void {
  const page = matchRoutes(routes, location, basename)?.at(-1)?.route.path
  if (page === undefined || isStaffPath(page)) return () => undefined
  const account = () => (getSession().signedIn ? codeOf(routes, paths.profile) : [])
  const stops = [prefetchWhenIdle([...nextCode(routes, page), ...account()])]
  // Whoever registers stays on the page and has an account from then on.
  stops.push(subscribeSession(() => stops.push(prefetchWhenIdle(account()))))
  return () => stops.forEach((stop) => stop())
}
