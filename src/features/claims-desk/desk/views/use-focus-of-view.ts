import { useEffect, useRef } from 'react'

/**
 * Puts the focus on the heading of what is shown next, where what had it went with the view before.
 *
 * @param shown changes with the view and with the claims that it is restricted to
 * @returns the element that holds the views
 */
export function useFocusOfView(shown: string) {
  const region = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const place = region.current
    const isDone = () => {
      if (!place || document.activeElement !== document.body) return true
      const heading = place.querySelector<HTMLElement>('h2[tabindex="-1"]')
      heading?.focus()
      return heading !== null
    }
    if (isDone() || !place) return
    // The code of the view is still on its way.
    const watch = new MutationObserver(() => {
      if (isDone()) watch.disconnect()
    })
    watch.observe(place, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [shown])
  return region
}
