import { useEffect, useRef, type FocusEvent } from 'react'

/** In a dialog that the box opened: React lets its events bubble to the box. */
const isBeyond = (box: Element, end: Element | null) =>
  end?.closest('[data-dialog]')?.contains(box) === false

/** `onFocus` of a box: once its focused button goes away, the focus returns to where it was before the box, else to main. */
export function useFocusReturn() {
  const focused = useRef<Element>(null)
  const places = useRef<readonly (HTMLElement | null)[]>([])
  const restore = () => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement !== document.body) return
    places.current.find((place) => place?.isConnected)?.focus({ preventScroll: true })
  }
  useEffect(() => {
    restore()
    return restore
  })
  return ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    if (isBeyond(currentTarget, target) || isBeyond(currentTarget, relatedTarget)) return
    focused.current = target
    if (!currentTarget.contains(relatedTarget)) {
      places.current = [relatedTarget as HTMLElement | null, currentTarget.closest('main')]
    }
  }
}
