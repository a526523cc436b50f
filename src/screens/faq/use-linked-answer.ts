import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens, scrolls to and focuses the element of the fragment, such as `/FAQ#plazo`. */
export function useLinkedAnswer() {
  const { hash, key } = useLocation()

  useEffect(() => {
    if (hash === '') return
    // A frame later, because a route change first moves the focus to the title.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1))
      if (!target) return
      if (target instanceof HTMLDetailsElement) target.open = true
      const focused = target.querySelector('summary') ?? target
      focused.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
    // The key changes when the same link is pressed again.
  }, [hash, key])
}
