import { StrictMode, useEffect, type ReactNode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { DemoBadge } from './DemoBadge'

interface FrameProps {
  readonly onDemoReset?: (() => void) | undefined
  /** Called after the first commit and its effects, on a client render or a hydration. */
  readonly onReady?: (() => void) | undefined
}

export function AppFrame({
  onDemoReset,
  onReady,
  children,
}: FrameProps & { readonly children: ReactNode }) {
  // Not within the effect, whose events would all read the state of before the first of them.
  useEffect(() => {
    if (onReady) queueMicrotask(onReady)
  }, [onReady])
  return (
    <StrictMode>
      {children}
      {/* Compares the variable itself, so that other builds drop the badge. */}
      {import.meta.env.VITE_DEMO === '1' && onDemoReset && <DemoBadge onReset={onDemoReset} />}
    </StrictMode>
  )
}

interface AppProps extends FrameProps {
  readonly router: RouterProviderProps['router']
}

export function App({ router, ...frame }: AppProps) {
  return (
    <AppFrame {...frame}>
      <RouterProvider router={router} />
    </AppFrame>
  )
}
