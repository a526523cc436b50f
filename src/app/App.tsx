import { StrictMode, useEffect, useEffectEvent, type ReactNode } from 'react'
import { RouterProvider, type RouterProviderProps } from 'react-router-dom'
import { DemoBadge } from './DemoBadge'

interface FrameProps {
  /** Present in demo builds only. */
  readonly onDemoReset?: (() => void) | undefined
  /** Called when the page listens: it has been drawn, or taken over from its prerendered markup. */
  readonly onReady?: (() => void) | undefined
}

/** What stands around any router: the browser's, and the one that prerenders. */
export function AppFrame({
  onDemoReset,
  onReady,
  children,
}: FrameProps & { readonly children: ReactNode }) {
  const announce = useEffectEvent(() => onReady?.())
  useEffect(() => announce(), [])
  return (
    <StrictMode>
      {children}
      {/* Compared with the variable itself, so that other builds leave the badge out. */}
      {import.meta.env.VITE_DEMO === '1' && onDemoReset && <DemoBadge onReset={onDemoReset} />}
    </StrictMode>
  )
}

interface AppProps extends FrameProps {
  readonly router: RouterProviderProps['router']
}

/** The product around a router, so that tests mount the same tree. */
export function App({ router, ...frame }: AppProps) {
  return (
    <AppFrame {...frame}>
      <RouterProvider router={router} />
    </AppFrame>
  )
}
