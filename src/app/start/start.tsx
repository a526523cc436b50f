import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouterProviderProps } from 'react-router-dom'
import { env } from '@/config/env'
import { App } from '@/app/App'
import { preloadScreen } from './preload-screen'
import type { PrerenderMatch } from './match-prerender'
import { isMetered, isSlowConnection, prefetchLinks } from '@/app/prefetch/prefetch-links'
import { routes } from '@/app/router'

const basename = import.meta.env.BASE_URL

/** Storing pages never competes with showing one: not even its code is fetched before. */
const OFFLINE_PAGES_DELAY_MS = 5000

/** How long a page has been listening before code is fetched that nobody has asked for yet. */
const PREFETCH_DELAY_MS = 6000

/** What is too old on the device goes on every visit, once the page is at rest. */
const SWEEP_DELAY_MS = 4000

/** Browsers that cannot say count as holding something. */
async function holdsNothing(): Promise<boolean> {
  try {
    // Firefox before 126 has no such call.
    const { databases } = indexedDB as Partial<IDBFactory>
    return (await databases?.call(indexedDB))?.length === 0
  } catch {
    return false
  }
}

async function sweepDevice() {
  // Nobody's line is used for nothing: a first visit has nothing to sweep.
  if (await holdsNothing()) return
  import('./sweep-device').then(
    ({ sweepOnEachReturn }) => sweepOnEachReturn(),
    // The next visit sweeps.
    () => undefined,
  )
}

function prefetchNextScreens() {
  if (isSlowConnection()) return
  import('./prefetch-next').then(
    ({ prefetchNext }) => prefetchNext(routes, basename),
    // The click that needs it asks again.
    () => undefined,
  )
}

/** Whether the address leads nowhere. A host may think so of one that the app knows, such as `/Reclamo`. */
function leadsNowhere(): boolean {
  return matchRoutes(routes, location, basename)?.at(-1)?.route.path === '*'
}

/** Whether the container holds what the app would draw at this address. */
function isPrerendered(match: PrerenderMatch): boolean {
  return match === 'match' || (match === 'not-found' && leadsNowhere())
}

/** False after a reload or on the way back, where the page returns to its last scroll position. */
function isNewNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return history.state === null && entry?.type === 'navigate'
}

/** What the app needs before it can be drawn. */
export interface Prepared {
  readonly router: RouterProviderProps['router']
  /** The container's own markup can be hydrated. */
  readonly canHydrate: boolean
  /** The code of the first screen came; without it the router asks again and shows its own error screen. */
  readonly isLoaded: boolean
}

/** Fetches the first screen's code, so that the router has it when it is made. */
export async function prepare(match: PrerenderMatch): Promise<Prepared> {
  const isLoaded = await preloadScreen(routes, location, basename).then(
    () => true,
    () => false,
  )
  const canHydrate = isLoaded && isPrerendered(match)
  // Data of its own makes the router leave the scroll position alone, which the user may have changed by now.
  const hydration = canHydrate && isNewNavigation() ? { hydrationData: { loaderData: {} } } : {}
  return { router: createBrowserRouter(routes, { basename, ...hydration }), canHydrate, isLoaded }
}

interface StartOptions extends Pick<Prepared, 'router' | 'canHydrate'> {
  readonly onReady: () => void
  /** Present in demo builds: how the data is reset. */
  readonly onDemoReset?: (() => void) | undefined
}

/** Puts the app into `container`, or has it take over the prerendered page that is there. */
export function startApp(container: HTMLElement, options: StartOptions) {
  const { router, canHydrate, onReady, onDemoReset } = options
  const app = (
    <App
      router={router}
      onReady={() => {
        onReady()
        setTimeout(prefetchNextScreens, PREFETCH_DELAY_MS)
        setTimeout(() => void sweepDevice(), SWEEP_DELAY_MS)
      }}
      onDemoReset={onDemoReset}
    />
  )
  // In a transition React works in slices, and an early finger goes first.
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
        // Without a connection there is nothing to store.
        () => undefined,
      )
    }, OFFLINE_PAGES_DELAY_MS)
  }
}
