import { matchRoutes, type RouteObject } from 'react-router-dom'

/**
 * Fetches the code of an address's screen and puts it into the route table, so that no blank comes
 * between the start and the first screen.
 *
 * @param location with the base path the app is hosted under
 */
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
