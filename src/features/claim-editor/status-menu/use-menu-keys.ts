import { useEffect, useRef, type KeyboardEvent } from 'react'
import { foldText } from '@/domain/search-text'

/** Time between letters of one search word, in ms. */
const WORD_MS = 700

/** Includes disabled items, so that screen readers reach them. */
const itemsOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('button') ?? []),
]

/** Index that a key moves to; null for other keys. An `at` of -1 is before the first item. */
function stepFrom(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * Keys of the ARIA menu pattern. On mount the current or the first item takes the focus.
 * @param onClose called for Tab; omit for a list, whose items are reached by Tab as well
 */
export function useMenuKeys<List extends HTMLElement>(onClose?: () => void) {
  const menu = useRef<List>(null)
  const typed = useRef({ word: '', at: 0 })

  useEffect(() => {
    const all = itemsOf(menu.current)
    const current = all.find((item) => item.getAttribute('aria-current') === 'true')
    ;(current ?? all[0])?.focus()
  }, [])

  const typeAhead = (key: string, all: readonly HTMLElement[], at: number) => {
    const now = Date.now()
    const { word, at: last } = typed.current
    const next = (now - last < WORD_MS ? word : '') + foldText(key)
    typed.current = { word: next, at: now }
    // With a longer word the focused item may still match.
    const from = next.length > 1 ? Math.max(at, 0) : at + 1
    const order = [...all.slice(from), ...all.slice(0, from)]
    order.find((item) => foldText(item.textContent).startsWith(next))?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<List>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Tab') {
      if (onClose) event.preventDefault()
      onClose?.()
      return
    }
    const all = itemsOf(menu.current)
    const at = all.findIndex((item) => item === document.activeElement)
    const next = stepFrom(event.key, at, all.length)
    if (next !== null) {
      event.preventDefault()
      all[next]?.focus()
    } else if (event.key.length === 1 && event.key !== ' ') {
      typeAhead(event.key, all, at)
    }
  }
  return { ref: menu, onKeyDown }
}
