import { useEffect, useEffectEvent } from 'react'
import { isCovered } from '../shared/use-desk-keys'

/** Ctrl+K or Cmd+K on the whole page, also while the user types, but not inside a dialog. */
export function usePaletteKey(onOpen: () => void): void {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isMeant || event.altKey || event.shiftKey || event.defaultPrevented) return
      if (isCovered()) return
      // Prevents the browser's own search.
      event.preventDefault()
      open()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
}
