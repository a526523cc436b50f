import { useRef, useState } from 'react'

/** `run` ignores calls while one is running. A ref, because two clicks in one batch read the same state. */
export function useSingleFlight<Args extends readonly unknown[]>(
  action: (...args: Args) => Promise<void>,
): { readonly run: (...args: Args) => Promise<void>; readonly running: boolean } {
  const flying = useRef(false)
  const [running, setRunning] = useState(false)
  const run = async (...args: Args) => {
    if (flying.current) return
    flying.current = true
    setRunning(true)
    try {
      await action(...args)
    } finally {
      flying.current = false
      setRunning(false)
    }
  }
  return { run, running }
}
