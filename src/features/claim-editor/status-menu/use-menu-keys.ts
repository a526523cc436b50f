import { useCallback, useEffect, useRef, type KeyboardEvent } from 'react'

/** Letters typed within this many ms make one word. */
const WORD_MS = 700

/** Those that cannot be chosen as well: whoever does not see them hears that they are there. */
const ITEM = '[role^="menuitem"]'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Where an arrow leads from an item of a menu; -1 is before the first. */
function stepFrom(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * The keys of a menu (ARIA, menu pattern): arrows go round, Home and End lead to its ends, letters to the
 * next item that starts with them, Tab closes it.
 *
 * @param moment a new one puts the focus on the item that is marked as current, or on the first
 */
export function useMenuKeys<Menu extends HTMLElement>(moment: unknown, onClose: () => void) {
  const menu = useRef<Menu>(null)
  const typed = useRef({ word: '', at: 0 })
  const items = useCallback(
    () => [...(menu.current?.querySelectorAll<HTMLElement>(ITEM) ?? [])],
    [],
  )

  useEffect(() => {
    const all = items()
    const current = all.find((item) => item.getAttribute('aria-current') === 'true')
    ;(current ?? all[0])?.focus()
  }, [items, moment])

  const typeAhead = (key: string, all: readonly HTMLElement[], at: number) => {
    const now = Date.now()
    const { word, at: last } = typed.current
    const next = (now - last < WORD_MS ? word : '') + plain(key)
    typed.current = { word: next, at: now }
    // A longer word may still be the item where the focus is.
    const from = next.length > 1 ? Math.max(at, 0) : at + 1
    const order = [...all.slice(from), ...all.slice(0, from)]
    order.find((item) => plain(item.textContent).startsWith(next))?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<Menu>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Tab') {
      event.preventDefault()
      onClose()
      return
    }
    const all = items()
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
