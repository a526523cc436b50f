import { useEffect, useRef, type RefObject } from 'react'

/** Moves the focus to an element when it appears, and again with every new `moment`. */
export function useFocusOn<Target extends HTMLElement>(moment: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [moment])
  return target
}
