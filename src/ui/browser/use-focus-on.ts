import { useEffect, useRef, type RefObject } from 'react'

export function useFocusOn<Target extends HTMLElement>(moment: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null)
  useEffect(() => target.current?.focus(), [moment])
  return target
}
