import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { env } from '@/config/env'
import { App } from './App'
import { routes } from './routes'

const basename = import.meta.env.BASE_URL

/** Fetches the first screen's code before the router starts, so that no blank comes between. */
async function preloadFirstScreen() {
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = (await route.lazy()) as Partial<RouteObject>
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}

/** Puts the app into `container`; a demo build says how its data is reset. */
export async function startApp(container: HTMLElement, onDemoReset?: () => void) {
  await preloadFirstScreen().catch(() => {
    // The router asks again and shows its own error screen.
  })
  if (import.meta.env.PROD && import.meta.env.VITE_DEMO !== '1' && env.offline) {
    void import('./offline/keep-pages').then((offline) => offline.keepPagesForOffline())
  }
  createRoot(container).render(
    <App router={createBrowserRouter(routes, { basename })} onDemoReset={onDemoReset} />,
  )
}
