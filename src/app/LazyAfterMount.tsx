import { useEffect, type ComponentType } from 'react'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

interface LazyAfterMountProps {
  /** Must be stable: declare it outside the component. */
  readonly load: () => Promise<ComponentType>
}

/** Loads a component after mount. Renders nothing if its code cannot be loaded. */
export function LazyAfterMount({ load: importComponent }: LazyAfterMountProps) {
  const { Component, load } = useLazyComponent(importComponent)
  useEffect(() => {
    void load()
  }, [load])
  return Component && <Component />
}
