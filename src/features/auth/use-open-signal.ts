import { useCallback, useEffect, useRef } from 'react'

/**
 * A signal for the calls of a dialog, aborted as soon as it closes: a late answer signs nobody in.
 *
 * @returns gives the signal of the opening that is running
 */
export function useOpenSignal(open: boolean): () => AbortSignal {
  const opening = useRef(new AbortController())
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    opening.current = controller
    return () => controller.abort()
  }, [open])
  return useCallback(() => opening.current.signal, [])
}
