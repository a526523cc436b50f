import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useOnDemand } from '@/ui/browser/load-on-demand'

interface LazyDialogProps<Props> {
  /** Declared outside the component, so that it stays the same function. */
  readonly from: () => Promise<ComponentType<Props>>
  readonly props: Props
  /** Once it is there it stays, so that it can fade away. */
  readonly isWanted: boolean
  /** Its code could not be fetched, so there is nothing to show. */
  readonly onFailure: () => void
}

/** A dialog whose code comes when it is first wanted, and is asked for again after a failure. */
export function LazyDialog<Props extends object>({
  from,
  props,
  isWanted,
  onFailure,
}: LazyDialogProps<Props>) {
  const { Component, load } = useOnDemand(from)
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (!isWanted) return
    void load().then((isThere) => {
      if (!isThere) fail()
    })
  }, [isWanted, load])
  return Component && <Component {...props} />
}
