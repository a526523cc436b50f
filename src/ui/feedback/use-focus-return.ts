import { useEffect, useRef, type FocusEvent } from 'react'

const layerOf = (element: Element | null) => element?.closest('[data-dialog]') ?? null

/** `onFocus` of a box: once its focused button goes away, the focus returns to where it was before the box, or to main. */
export function useFocusReturn() {
  const focused = useRef<Element>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const restore = () => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }
  useEffect(() => {
    restore()
    return restore
  })
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    // React events of a dialog bubble to the box that opened it.
    if (!currentTarget.contains(target)) return
    focused.current = target
    const isWayBack = layerOf(relatedTarget) !== layerOf(currentTarget)
    if (!isWayBack && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget as HTMLElement | null
    }
  }
}
