import { useCallback, useEffect, useRef } from 'react'

const SECOND_PRESS_MS = 500

/**
 * True for a press right after opening: the second one of a double click or tap, which was meant for the button
 * that opened the dialog. Taps have no click count to tell it by.
 */
export function useIsSecondPress(open: boolean): () => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return useCallback(() => performance.now() - openedAt.current < SECOND_PRESS_MS, [])
}
