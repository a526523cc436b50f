import { useCallback, useRef, useState } from 'react'

/**
 * Lets one call of an action run at a time. A state alone is too late: two clicks inside one
 * batch both read the old value, so the guard is a ref and the state only draws.
 *
 * @returns `run`, which ignores a call while one is under way, and whether one is
 */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): { readonly run: (...args: Args) => Promise<void>; readonly running: boolean } {
  const flying = useRef(false)
  const [running, setRunning] = useState(false)
  const run = useCallback(
    async (...args: Args) => {
      if (flying.current) return
      flying.current = true
      setRunning(true)
      try {
        await action(...args)
      } finally {
        flying.current = false
        setRunning(false)
      }
    },
    [action],
  )
  return { run, running }
}
