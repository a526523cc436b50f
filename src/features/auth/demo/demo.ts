import { lazy, type ComponentType } from 'react'
import { importComponent } from '@/ui/browser/import-component'

/** A lazy component that renders nothing if its code fails to load. */
function optional<Props>(load: () => Promise<ComponentType<Props>>) {
  const toModule = (Component: ComponentType<Props>) => ({ default: Component })
  return lazy(() => importComponent(load).then(toModule, () => toModule(() => null)))
}

/** Only in demo builds; elsewhere the bundler removes them. */
export const LazyDemoPeople =
  import.meta.env.VITE_DEMO === '1'
    ? optional(() => import('./DemoPeople').then((module) => module.DemoPeople))
    : null

export const LazyDemoGoogle =
  import.meta.env.VITE_DEMO === '1'
    ? optional(() => import('./DemoGoogle').then((module) => module.DemoGoogle))
    : null
