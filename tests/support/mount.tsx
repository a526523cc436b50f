import type { ReactNode } from 'react'
import { ThemeProvider } from '@mui/material/styles'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { theme } from '@/ui/theme/theme'

interface PartOptions {
  readonly advanceTimers?: (ms: number) => void
}

/** Mounts one part of a staff page with all that the page would give it; '/' is another page. */
export function renderPart(part: ReactNode, { advanceTimers }: PartOptions = {}) {
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {})
  const client = createQueryClient()
  const router = createMemoryRouter(
    [
      { path: '/legal/claim-list', element: <main>{part}</main> },
      { path: '/', element: <h1>Inicio</h1> },
    ],
    { initialEntries: ['/legal/claim-list'] },
  )
  document.title = 'CRM'
  const view = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  )
  return { user, client, router, ...view }
}
