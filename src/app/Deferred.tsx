import { useEffect, type ComponentType } from 'react'
import { useOnDemand } from '@/ui/browser/load-on-demand'

interface DeferredProps {
  /** A stable function, so declare it outside the component. */
  readonly load: () => Promise<ComponentType>
}

/** A part whose code is fetched once the page stands. Without a connection it is left out. */
export function Deferred({ load: importComponent }: DeferredProps) {
  const { Component, load } = useOnDemand(importComponent)
  useEffect(() => {
    void load()
  }, [load])
  return Component && <Component />
}
