import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** A value that only the browser knows; `prerendered` during prerendering and hydration. */
export function useClientValue<Value>(read: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, read, () => prerendered)
}
