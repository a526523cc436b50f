import { lazy, type ComponentType } from 'react'
import { importWithRetry } from '@/ui/browser/import-with-retry'

/** A part whose code comes later, and without which the page has to stand as well. */
function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  const toModule = (Component: ComponentType<Props>) => ({ default: Component })
  return lazy(() => importWithRetry(load).then(toModule, () => toModule(() => null)))
}

/** Parts that exist in demo builds only; elsewhere the bundler drops them and their code. */
export const LazyDemoPeople =
  import.meta.env.VITE_DEMO === '1'
    ? optional(() => import('./DemoPeople').then((module) => module.DemoPeople))
    : null

export const LazyDemoGoogle =
  import.meta.env.VITE_DEMO === '1'
    ? optional(() => import('./DemoGoogle').then((module) => module.DemoGoogle))
    : null
