import { StrictMode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { DemoBadge } from './DemoBadge'

interface AppProps {
  readonly router: RouterProviderProps['router']
  /** Present in demo builds only. */
  readonly onDemoReset?: (() => void) | undefined
}

/** The product around a router, so that tests mount the same tree. */
export function App({ router, onDemoReset }: AppProps) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
      {onDemoReset && <DemoBadge onReset={onDemoReset} />}
    </StrictMode>
  )
}
