import { useCallback, useEffect, useRef } from 'react'

/** The signal is aborted when a dialog closes or the page is left, so that a late response does nothing. */
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
