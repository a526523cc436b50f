import { lazy } from 'react'

/** Parts that exist in demo builds only; elsewhere the bundler drops them and their code. */
export const DemoPeople =
  import.meta.env.VITE_DEMO === '1'
    ? lazy(() => import('./DemoPeople').then((m) => ({ default: m.DemoPeople })))
    : null

export const DemoGoogle =
  import.meta.env.VITE_DEMO === '1'
    ? lazy(() => import('./DemoGoogle').then((m) => ({ default: m.DemoGoogle })))
    : null
