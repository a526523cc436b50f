import { useCallback, useEffect, useRef } from 'react'

const SECOND_TAP_MS = 500

/**
 * True for the second press of a double click or tap, which was meant for the button that opened what it lands on.
 * A mouse counts its clicks; a second tap is told by how soon after the opening it comes.
 */
export function useIsSecondPress(open: boolean): (event: object) => boolean {
  const openedAt = useRef(0)
  useEffect(() => {
    if (open) openedAt.current = performance.now()
  }, [open])
  return useCallback((event) => {
    if ('detail' in event && Number(event.detail) > 1) return true
    const isTouch = window.matchMedia('(pointer: coarse)').matches
    return isTouch && performance.now() - openedAt.current < SECOND_TAP_MS
  }, [])
}
