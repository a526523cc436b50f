import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { importWithRetry } from '@/ui/load-on-demand'
import { NotFoundScreen } from './errors/NotFoundScreen'
import { RouteErrorScreen } from './errors/RouteErrorScreen'
import { FirstPaint } from './FirstPaint'
import { PublicLayout } from './public/PublicLayout'
import { RootLayout } from './RootLayout'
import type { RouteHandle } from './RouteAnnouncer'

/** A screen whose code comes with its first visit. */
function screen(
  path: string,
  handle: RouteHandle,
  load: () => Promise<ComponentType>,
): RouteObject {
  return {
    path,
    handle,
    lazy: async () => ({ Component: await importWithRetry(load) }),
  }
}

/** The map of the product (SPEC 2.1). */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteErrorScreen />,
    HydrateFallback: FirstPaint,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            // The boundary sits on a static parent: on the lazy route itself it would show a blank.
            errorElement: <RouteErrorScreen />,
            children: [
              screen(paths.home, { title: 'Compensación por problemas con tu vuelo' }, () =>
                import('@/screens/landing/LandingPage').then((m) => m.LandingPage),
              ),
              screen(paths.claim, { title: 'Crear Reclamo' }, () =>
                import('@/screens/claim/ClaimPage').then((m) => m.ClaimPage),
              ),
              screen(paths.claimSent, { title: 'Reclamo enviado' }, () =>
                import('@/screens/claim-sent/ClaimSentPage').then((m) => m.ClaimSentPage),
              ),
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
    ],
  },
]
