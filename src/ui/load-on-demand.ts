import { useCallback, useState, type ComponentType } from 'react'

const RETRY_DELAYS_MS = [300, 1200]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A part of the app could not be fetched: no connection, or a new version was deployed. */
export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the app could not be loaded', { cause })
    this.name = 'ChunkLoadError'
  }
}

/**
 * Loads code with three tries inside one promise, because the router and React both remember a
 * rejected import for ever.
 *
 * @throws {ChunkLoadError} when every try failed
 */
export async function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await load()
    } catch {
      await wait(delay)
    }
  }
  try {
    return await load()
  } catch (cause) {
    throw new ChunkLoadError(cause)
  }
}

interface OnDemand<Props> {
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
export function useOnDemand<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): OnDemand<Props> {
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
