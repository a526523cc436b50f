import { useEffect, type ComponentType } from 'react'
import { useLazyComponent } from '@/ui/browser/use-lazy-component'

interface LazyAfterMountProps {
  /** A stable function, so declare it outside the component. */
  readonly load: () => Promise<ComponentType>
}

/** A part whose code is fetched once the page stands. Without a connection it is left out. */
export function LazyAfterMount({ load: importComponent }: LazyAfterMountProps) {
  const { Component, load } = useLazyComponent(importComponent)
  useEffect(() => {
    void load()
  }, [load])
  return Component && <Component />
}
