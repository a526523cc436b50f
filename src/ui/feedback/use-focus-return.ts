import { useEffect, useRef, type FocusEvent } from 'react'

/** `onFocus` of a box: once its focused button goes away, the focus returns to where it was before the box, or to main. */
export function useFocusReturn() {
  const focused = useRef<Element>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const restore = () => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) cameFrom.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    restore()
    return restore
  })
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    focused.current = target
    if (!currentTarget.contains(relatedTarget)) {
      cameFrom.current = (relatedTarget as HTMLElement | null) ?? currentTarget.closest('main')
    }
  }
}
