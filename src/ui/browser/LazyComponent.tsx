import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useLazyComponent } from './use-lazy-component'

interface LazyPartProps<Props> {
  /** Declared outside the component, so that it stays the same function. */
  readonly from: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Once it is there it stays, so that a dialog can fade away. Without a word it is wanted from the start. */
  readonly isWanted?: boolean
  /** Its code could not be fetched, so there is nothing to show. */
  readonly onFailure?: () => void
}

/** A part whose code comes when it is first wanted, once the page stands, and is asked for again after a failure. */
export function LazyComponent<Props extends object>({
  from,
  props,
  isWanted = true,
  onFailure,
}: LazyPartProps<Props>) {
  const { Component, load } = useLazyComponent(from)
  const fail = useEffectEvent(() => onFailure?.())
  useEffect(() => {
    if (!isWanted) return
    void load().then((isThere) => {
      if (!isThere) fail()
    })
  }, [isWanted, load])
  return Component && <Component {...props} />
}
