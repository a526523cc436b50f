import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouterProviderProps } from 'react-router-dom'
import { env } from '@/config/env'
import '@/ui/browser/focus-pressed'
import { App } from '@/app/App'
import { isDeviceEmpty } from '@/device/device-store'
import { preloadScreen } from './preload-screen'
import type { PrerenderMatch } from './match-prerender'
import { prefetchLinks } from './prefetch-links'
import { isMetered, isSlowConnection } from '@/ui/browser/connection'
import { routes } from '@/app/router'

const basename = import.meta.env.BASE_URL

/** Delay before the service worker is registered, so that it does not compete with the page. */
const OFFLINE_PAGES_DELAY_MS = 5000

/** Delay after hydration before code for likely next clicks is prefetched. */
const PREFETCH_DELAY_MS = 6000

const PURGE_DELAY_MS = 4000

async function purgeDevice() {
  // On a first visit there is nothing to purge, so its code is not downloaded.
  if (await isDeviceEmpty()) return
  import('./purge-device').then(
    ({ purgeExpiredOnReturn }) => purgeExpiredOnReturn(),
    // The next visit purges.
    () => undefined,
  )
}

function prefetchNextScreens() {
  if (isSlowConnection()) return
  import('./prefetch-next').then(
    ({ prefetchNext }) => prefetchNext(routes, basename),
    // A click loads it again.
    () => undefined,
  )
}

/** True for an unknown path. A host may serve `404.html` for a path that the router knows, such as `/Reclamo`. */
function leadsNowhere(): boolean {
  return matchRoutes(routes, location, basename)?.at(-1)?.route.path === '*'
}

function isPrerendered(match: PrerenderMatch): boolean {
  return match === 'match' || (match === 'not-found' && leadsNowhere())
}

/** False after a reload or Back, where the router restores the scroll position. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return history.state === null && entry?.type === 'navigate'
}

export interface Prepared {
  readonly router: RouterProviderProps['router']
  readonly canHydrate: boolean
  /** False if the first screen failed to load; the router then retries and shows its error screen. */
  readonly isLoaded: boolean
}

/** Loads the first screen and creates the router. */
export async function prepare(match: PrerenderMatch): Promise<Prepared> {
  const isLoaded = await preloadScreen(routes, location, basename).then(
    () => true,
    () => false,
  )
  const canHydrate = isLoaded && isPrerendered(match)
  // With hydration data the router does not reset the scroll position, which the user may have changed.
  const hydration = canHydrate && isNewNavigation() ? { hydrationData: { loaderData: {} } } : {}
  return { router: createBrowserRouter(routes, { basename, ...hydration }), canHydrate, isLoaded }
}

interface StartOptions extends Pick<Prepared, 'router' | 'canHydrate'> {
  readonly onReady: () => void
  /** Demo builds only. */
  readonly onDemoReset?: (() => void) | undefined
}

export function startApp(container: HTMLElement, options: StartOptions) {
  const { router, canHydrate, onReady, onDemoReset } = options
  const app = (
    <App
      router={router}
      onReady={() => {
        onReady()
        setTimeout(prefetchNextScreens, PREFETCH_DELAY_MS)
        setTimeout(() => void purgeDevice(), PURGE_DELAY_MS)
      }}
      onDemoReset={onDemoReset}
    />
  )
  // A transition renders in slices, so that input comes first.
  startTransition(() => {
    if (canHydrate) hydrateRoot(container, app)
    else createRoot(container).render(app)
  })
  prefetchLinks(routes, basename)
  if (import.meta.env.PROD && import.meta.env.VITE_DEMO !== '1' && env.offline) {
    setTimeout(() => {
      if (isMetered()) return
      import('./store-pages').then(
        (offline) => offline.storePagesForOffline(),
        // Offline there is nothing to store.
        () => undefined,
      )
    }, OFFLINE_PAGES_DELAY_MS)
  }
}
