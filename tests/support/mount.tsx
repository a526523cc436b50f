import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import {
  createMemoryRouter,
  RouterProvider,
  type Location,
  type RouteObject,
} from 'react-router-dom'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { theme } from '@/ui/theme/theme'

interface PersonOptions {
  /** Options of user-event, for tests with their own clock. */
  readonly advanceTimers?: (ms: number) => void
}

/** A user-event session. */
export function setUpPerson({ advanceTimers }: PersonOptions = {}) {
  return userEvent.setup({
    // Without style sheets nothing disables pointer events, and the check takes longer than the
    // click.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(advanceTimers && { advanceTimers }),
  })
}

interface ProvidersProps {
  readonly client: QueryClient
  readonly children: ReactNode
}

/** The providers around every part of a staff page. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ThemeProvider>
  )
}

interface MountOptions extends PersonOptions {
  /** History entries, the last one open; only '/' by default. */
  readonly visited?: readonly (string | Partial<Location>)[]
  /** Mounts twice, as in development, to detect an effect without cleanup. */
  readonly isStrict?: boolean
}

/** Mounts a test's routes with the providers of a staff page. */
export function mountRoutes(
  routes: RouteObject[],
  { visited = ['/'], isStrict = false, ...person }: MountOptions = {},
) {
  const user = setUpPerson(person)
  const client = createQueryClient()
  const router = createMemoryRouter(routes, { initialEntries: [...visited] })
  const view = render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
    { reactStrictMode: isStrict },
  )
  return { user, client, router, ...view }
}

/** Mounts one part of a staff page; '/' is another page. */
export function renderPart(
  part: ReactNode,
  { search = '', ...options }: PersonOptions & { readonly search?: string } = {},
) {
  document.title = 'CRM'
  return mountRoutes(
    [
      { path: '/legal/claim-list', element: <main>{part}</main> },
      { path: '/', element: <h1>Inicio</h1> },
    ],
    { visited: [`/legal/claim-list${search}`], ...options },
  )
}
