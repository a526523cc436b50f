import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Opens, shows and focuses what the address names, such as `/FAQ#plazo`, also when it changes. */
export function useLinkedAnswer() {
  const { hash, key } = useLocation()

  useEffect(() => {
    if (hash === '') return
    // A frame later: opening a page first moves the focus to its title.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(hash.slice(1))
      if (!target) return
      if (target instanceof HTMLDetailsElement) target.open = true
      const focused = target.querySelector('summary') ?? target
      focused.focus({ preventScroll: true })
      target.scrollIntoView({ block: 'start' })
    })
    return () => cancelAnimationFrame(frame)
    // The key changes when the same link is pressed again after closing the answer.
  }, [hash, key])
}
