import { matchRoutes, type RouteObject } from 'react-router-dom'

/** Spares the first render a pending state. `location` includes the base path. */
export async function preloadScreen(
  routes: RouteObject[],
  location: { readonly pathname: string },
  basename: string,
): Promise<void> {
  const matches = matchRoutes(routes, location, basename) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = (await route.lazy()) as Partial<RouteObject>
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
