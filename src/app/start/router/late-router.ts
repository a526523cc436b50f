import { createElement } from 'react'
import {
  createPath,
  matchRoutes,
  NavigationType,
  resolvePath,
  type RouteObject,
  type RouterProviderProps,
  type To,
} from 'react-router-dom'
import { importWithRetry } from '@/ui/browser/import-with-retry'

export type Router = RouterProviderProps['router']
type RouterState = Router['state']
type Listener = Parameters<Router['subscribe']>[0]
type DataRoute = Router['routes'][number]
type BlockerFunction = Parameters<Router['getBlocker']>[1]
type ScrollRestoration = Parameters<Router['enableScrollRestoration']>

const importRouter = () => importWithRetry(() => import('./whole-router'))

/** Whether somebody came to this page anew: a reload and a way back show the place where they were. */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return history.state === null && entry?.type === 'navigate'
}

/** Fetches the other half of the router. */
export const fetchRouter = (): Promise<unknown> => importRouter()

/** The router with all its code at once. */
export async function wholeRouter(routes: RouteObject[], basename: string): Promise<Router> {
  const { createBrowserRouter } = await importRouter()
  return createBrowserRouter(routes, { basename })
}

/** The table as the router itself makes it, so that what is drawn by one is what the other would draw. */
function toDataRoutes(
  routes: readonly RouteObject[],
  manifest: Record<string, DataRoute>,
  place: readonly number[] = [],
): DataRoute[] {
  return routes.map((route, index) => {
    const { Component, HydrateFallback, children, ...rest } = route
    const path = [...place, index]
    const made = {
      ...rest,
      id: path.join('-'),
      hasErrorBoundary: route.errorElement != null,
      ...(Component && { element: createElement(Component) }),
      ...(HydrateFallback && { hydrateFallbackElement: createElement(HydrateFallback) }),
      ...(children && { children: toDataRoutes(children, manifest, path) }),
    } as DataRoute
    manifest[made.id] = made
    return made
  })
}

function initialState(routes: DataRoute[], basename: string): RouterState {
  const { pathname, search, hash } = window.location
  const place = { pathname, search, hash, state: null, key: 'default' }
  return {
    historyAction: NavigationType.Pop,
    location: place,
    matches: matchRoutes(routes, place, basename) ?? [],
    initialized: true,
    renderFallback: false,
    navigation: { state: 'idle' } as RouterState['navigation'],
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: {},
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  }
}

const IDLE_BLOCKER = {
  state: 'unblocked',
  proceed: undefined,
  reset: undefined,
  location: undefined,
} as const

/**
 * A router that shows the page it was made for, and fetches the rest of itself when somebody is about to
 * go on: most visits of a page end there. What it is asked meanwhile it hands on (docs/decisions/030).
 */
export function lateRouter(routes: RouteObject[], basename: string): Router {
  const manifest: Record<string, DataRoute> = {}
  const dataRoutes = toDataRoutes(routes, manifest)
  const state = initialState(dataRoutes, basename)
  const listeners = new Map<Listener, () => void>()
  const blockers = new Map<string, BlockerFunction>()
  let scroll: ScrollRestoration | null = null
  let leaveScroll: (() => void) | undefined
  let whole: Router | null = null
  let coming: Promise<Router> | null = null

  const handOver = (router: Router) => {
    whole = router
    window.removeEventListener('popstate', follow)
    for (const listener of listeners.keys()) listeners.set(listener, router.subscribe(listener))
    for (const [key, isBlocked] of blockers) router.getBlocker(key, isBlocked)
    if (scroll) leaveScroll = router.enableScrollRestoration(...scroll)
    // A link within the page moved the address meanwhile.
    if (createPath(router.state.location) !== createPath(state.location)) {
      for (const listener of listeners.keys()) {
        listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
      }
    }
    return router
  }
  const load = (): Promise<Router> => {
    coming ??= importRouter().then(
      ({ createBrowserRouter }) =>
        handOver(
          // Where the page stands was decided before: the router is not to scroll when it comes.
          createBrowserRouter(routes, { basename, hydrationData: { loaderData: {} } }),
        ),
      (error: unknown) => {
        coming = null
        throw error
      },
    )
    return coming
  }
  const follow = () => void load().catch(() => undefined)
  window.addEventListener('popstate', follow)

  const navigate = async (to: To | number | null, options?: Parameters<Router['navigate']>[1]) => {
    const router = await load().catch(() => null)
    if (router) return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options)
    // Without the rest of the router there is still the browser's own way.
    if (typeof to === 'number') {
      history.go(to)
      return
    }
    const from = window.location.pathname.slice(basename.length - 1)
    window.location.assign(basename.slice(0, -1) + createPath(resolvePath(to ?? '', from)))
  }
  const createURL = (to: To) => {
    const path = typeof to === 'string' ? to : createPath(to)
    // Two slashes at the start would be another host.
    return new URL(path.replace(/^[\\/]{2,}/, '/'), window.location.origin)
  }

  const known = {
    navigate,
    createHref: (to: Parameters<Router['createHref']>[0]) =>
      typeof to === 'string' ? to : createPath(to),
    createURL,
    encodeLocation: (to: To) => {
      const { pathname, search, hash } = createURL(to)
      return { pathname, search, hash }
    },
    subscribe: (listener: Listener) => {
      listeners.set(listener, whole?.subscribe(listener) ?? (() => undefined))
      return () => {
        listeners.get(listener)?.()
        listeners.delete(listener)
      }
    },
    getBlocker: (key: string, isBlocked: BlockerFunction) => {
      blockers.set(key, isBlocked)
      return whole?.getBlocker(key, isBlocked) ?? IDLE_BLOCKER
    },
    deleteBlocker: (key: string) => {
      blockers.delete(key)
      whole?.deleteBlocker(key)
    },
    enableScrollRestoration: (...asked: ScrollRestoration) => {
      scroll = asked
      leaveScroll = whole?.enableScrollRestoration(...asked)
      return () => {
        scroll = null
        leaveScroll?.()
      }
    },
    basename,
    future: {},
    window,
    get state() {
      return whole?.state ?? state
    },
    get routes() {
      return whole?.routes ?? dataRoutes
    },
    get manifest() {
      return whole?.manifest ?? manifest
    },
  }
  // The rest of a router is for calls that this app does not make.
  return known as unknown as Router
}
