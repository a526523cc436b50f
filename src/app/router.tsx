import { lazy, Suspense, type ComponentType } from 'react'
import { Navigate, type NonIndexRouteObject, type RouteObject } from 'react-router-dom'
import { paths } from '@/config/paths'
import { importWithRetry } from '@/ui/browser/import-with-retry'
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

/** Whatever the table may name: code that comes with the first visit of its page. */
const MODULES = {
  ...import.meta.glob<PageCode>([
    '/src/screens/*/*Page.tsx',
    '!/src/screens/rights/*',
    // Its entrance is in app/analytics.
    '!/src/screens/privacy/*',
    '/src/app/analytics/PrivacyRoute.tsx',
    '/src/app/layouts/*/{Account,Admin,Legal}Layout.tsx',
    '/src/app/layouts/*/Require*.tsx',
  ]),
  // By the variable itself, so that a build without these pages has none of their code either.
  ...(import.meta.env.VITE_RIGHTS === 'off'
    ? {}
    : import.meta.glob<PageCode>('/src/screens/rights/RightsPage.tsx')),
}

/** The component that a module of the table is named after. */
async function loadComponent(module: string): Promise<ComponentType> {
  const code = await importWithRetry(async () => MODULES[`/src/${module}.tsx`]?.())
  const component = code?.[module.split('/').at(-1) ?? '']
  if (!component) throw new Error(`src/${module}.tsx is not what src/app/pages.ts says`)
  return component
}

/** A route whose code comes when it is needed. */
function lazyRoute(
  module: string,
  rest: Pick<NonIndexRouteObject, 'path' | 'handle' | 'children'>,
): RouteObject {
  return { ...rest, lazy: async () => ({ Component: await loadComponent(module) }) }
}

/** A lazy route shows nothing of its own while its code comes: where SPEC wants a text, it is no such route. */
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

/** The pages of a frame; those with a guard stand behind it together. */
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

/** Pages that read a person's data, and the cache they share: code that no public page downloads. */
const accountPages = (children: RouteObject[]) => lazyRoute(FRAME_MODULES.account[0], { children })

/** A staff area behind its guard and its frame. */
const staffArea = (frame: 'admin' | 'legal') =>
  lazyRoute(FRAME_MODULES[frame][1], {
    children: [{ errorElement: <RouteErrorScreen />, children: pagesIn(frame) }],
  })

export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    // Whatever fails out here takes the frames and their landmark along.
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
            // The boundary sits on a static parent: on the lazy route itself it would show a blank.
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
