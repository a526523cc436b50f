import { useEffect, useRef } from 'react'

/** Focuses the new heading or the plain list if the focus was lost; `shown` changes with view and selection. */
export function useFocusOfView(shown: string) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const place = region.current
    const isDone = () => {
      if (!place || document.activeElement !== document.body) return true
      const target =
        place.querySelector<HTMLElement>('h2[tabindex="-1"]') ??
        place.querySelector<HTMLElement>('[role="group"][tabindex="-1"]')
      target?.focus()
      return target !== null
    }
    if (isDone() || !place) return
    // The view's code is still loading.
    const watch = new MutationObserver(() => {
      if (isDone()) watch.disconnect()
    })
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [shown])
  return region
}
