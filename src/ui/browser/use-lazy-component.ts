import { useCallback, useState, type ComponentType } from 'react'
import { importComponent } from './import-component'

interface LazyComponentState<Props> {
  readonly Component: ComponentType<Props> | null
  /** Starts or repeats the load; resolves to true if the component has loaded. */
  readonly load: () => Promise<boolean>
}

/** A component that is loaded on demand; declare `from` outside the component. */
export function useLazyComponent<Props>(
  from: () => Promise<ComponentType<Props>>,
): LazyComponentState<Props> {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null)
  const load = useCallback(async () => {
    try {
      const Component = await importComponent(from)
      setLoaded((previous) => previous ?? { Component })
      return true
    } catch {
      return false
    }
  }, [from])
  return { Component: loaded?.Component ?? null, load }
}
