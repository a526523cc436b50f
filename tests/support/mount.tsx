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
  /** Passed on to user-event, for tests with a clock of their own. */
  readonly advanceTimers?: (ms: number) => void
}

/** A person with mouse and keyboard. */
export function setUpPerson({ advanceTimers }: PersonOptions = {}) {
  return userEvent.setup({
    // Without style sheets nothing takes the pointer away, and looking for it takes longer than the press.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
    ...(advanceTimers && { advanceTimers }),
  })
}

interface ProvidersProps {
  readonly client: QueryClient
  readonly children: ReactNode
}

/** What every part of a staff page stands in. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </ThemeProvider>
  )
}

interface MountOptions extends PersonOptions {
  /** Addresses visited before, and the one that is open; '/' alone unless said. */
  readonly visited?: readonly (string | Partial<Location>)[]
  /** Mounts twice, as development does, to find an effect that does not end. */
  readonly isStrict?: boolean
}

/** Mounts routes of a test's own with all that a staff page would give them. */
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
