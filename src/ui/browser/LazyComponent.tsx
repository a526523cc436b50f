import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { useLazyComponent } from './use-lazy-component'

interface LazyPartProps<Props> {
  /** Must be stable: declare it outside the component. */
  readonly from: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Set to true to load it. It stays mounted so that a closing dialog can animate. Default: true. */
  readonly isWanted?: boolean
  readonly onFailure?: () => void
  /** Shown while a wanted one loads. */
  readonly pending?: ReactNode
}

/** Loads a component after mount, when it is first wanted, and retries after a failure. */
export function LazyComponent<Props extends object>({
  from,
  props,
  isWanted = true,
  onFailure,
  pending,
}: LazyPartProps<Props>) {
  const { Component, load } = useLazyComponent(from)
  const fail = useEffectEvent(() => onFailure?.())
  useEffect(() => {
    if (!isWanted) return
    void load().then((isThere) => {
      if (!isThere) fail()
    })
  }, [isWanted, load])
  if (Component) return <Component {...props} />
  return isWanted && pending
}
