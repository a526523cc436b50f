import { useCallback, useState, type ComponentType } from 'react'
import { importWithRetry } from './import-with-retry'

interface LazyComponentState<Props> {
  /** The component, once it has been loaded. */
  readonly Component: ComponentType<Props> | null
  /** Starts or repeats the load; resolves to whether the component is there. */
  readonly load: () => Promise<boolean>
}

/**
 * A component whose code comes when it is first needed, and is asked for again after a failure.
 *
 * @param importComponent a stable function, so declare it outside the component
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponentState<Props> {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const load = useCallback(async () => {
    try {
      const Component = await importWithRetry(importComponent)
      setLoaded((previous) => previous ?? { Component })
      return true
    } catch {
      return false
    }
  }, [importComponent])
  return { Component: loaded?.Component ?? null, load }
}
