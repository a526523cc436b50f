import { lazy, Suspense, type ComponentType } from 'react'
import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { importComponent } from '@/ui/browser/import-component'
import { FirstPaint } from './layouts/FirstPaint'
import { NotFoundScreen } from './errors/NotFoundScreen'
import { RouteErrorScreen } from './errors/RouteErrorScreen'
import { pendingText } from './layouts/public/pending-text'
import { PublicLayout } from './layouts/public/PublicLayout'
import { RootLayout } from './RootLayout'
import type { RouteHandle } from './head/route-handle'
import { FRAME_MODULES, GUARD_MODULES, type Frame } from './page-kinds'
import { isListed, PAGE_LIST } from './pages'

type ListedPage = (typeof PAGE_LIST)[number]

type PageCode = Partial<Record<string, ComponentType>>

/** Lazy modules that `pages.ts` may name. */
const MODULES = {
  ...import.meta.glob<PageCode>([
    '/src/screens/*/*Page.tsx',
    '!/src/screens/rights/*',
    // Loaded through app/analytics.
    '!/src/screens/privacy/*',
    '/src/app/analytics/PrivacyRoute.tsx',
    '/src/app/layouts/*/{Account,Admin,Legal}Layout.tsx',
    '/src/app/layouts/*/Require*.tsx',
  ]),
  // Tests the variable directly, so that a build without these pages drops their code.
  ...(import.meta.env.VITE_RIGHTS === 'off'
    ? {}
    : import.meta.glob<PageCode>('/src/screens/rights/*Page.tsx')),
}

/** Loads the component that a module is named after. */
async function loadComponent(module: string): Promise<ComponentType> {
  const code = await importComponent(async () => MODULES[`/src/${module}.tsx`]?.())
  const component = code?.[module.split('/').at(-1) ?? '']
  if (!component) throw new Error(`src/${module}.tsx is not what src/app/pages.ts says`)
  return component
}

function lazyRoute(
  module: string,
  rest: Pick<NonIndexRouteObject, 'path' | 'handle' | 'children'>,
): RouteObject {
  return { ...rest, lazy: async () => ({ Component: await loadComponent(module) }) }
}

/** Route element with a text while it loads (SPEC 2.1), which a lazy route cannot show. */
function withPendingText(module: string, text: string) {
  const Screen = lazy(async () => ({ default: await loadComponent(module) }))
  return (
    <Suspense fallback={pendingText(text)}>
      <Screen />
    </Suspense>
  )
}

function toRoute(page: ListedPage): RouteObject {
  const path = paths[page.name]
  const handle: RouteHandle = { title: page.title, noindex: !isListed(page) }
  if ('leadsTo' in page)
    return { path, handle, element: <Navigate to={paths[page.leadsTo]} replace /> }
  if ('pendingText' in page) {
    return { path, handle, element: withPendingText(page.module, page.pendingText) }
  }
  return lazyRoute(page.module, { path, handle })
}

function pagesIn(frame: Frame): RouteObject[] {
  const pages = PAGE_LIST.filter((page) => page.frame === frame)
  const guardOf = (page: ListedPage) => ('guard' in page ? page.guard : undefined)
  const guarded = (Object.keys(GUARD_MODULES) as (keyof typeof GUARD_MODULES)[]).flatMap(
    (guard) => {
      const children = pages.filter((page) => guardOf(page) === guard).map(toRoute)
      return children.length === 0 ? [] : [lazyRoute(GUARD_MODULES[guard], { children })]
    },
  )
  return [...guarded, ...pages.filter((page) => guardOf(page) === undefined).map(toRoute)]
}

/** Pages with user data and their shared query cache; no public page downloads this code. */
const accountPages = (children: RouteObject[]) => lazyRoute(FRAME_MODULES.account[0], { children })

const staffArea = (frame: 'admin' | 'legal') =>
  lazyRoute(FRAME_MODULES[frame][1], {
    children: [{ errorElement: <RouteErrorScreen />, children: pagesIn(frame) }],
  })

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    // An error here also removes the layouts and their landmark.
    errorElement: (
      <main>
        <RouteErrorScreen />
      </main>
    ),
    HydrateFallback: FirstPaint,
    children: [
      {
        element: <PublicLayout />,
        children: [
          {
            // On a static parent, because an error boundary on a lazy route shows a blank page.
            errorElement: <RouteErrorScreen />,
            children: [
              ...pagesIn('public'),
              accountPages(pagesIn('account')),
              { path: '*', element: <NotFoundScreen /> },
            ],
          },
        ],
      },
      accountPages([staffArea('admin'), staffArea('legal')]),
    ],
  },
]
