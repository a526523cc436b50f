import { useEffect, useRef } from 'react'

/** Where keys are typed; a tick box takes none but the space. */
const EDITABLE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const LAYER =
  '[role="dialog"]:not([data-panel]), [role="alertdialog"], [role="menu"], [role="listbox"]'

/** Whether something lies over the page; the panel beside the list does not, nor what only fades away. */
export function isCovered(): boolean {
  return [...document.querySelectorAll(LAYER)].some(
    (layer) => layer.closest('[data-dialog="closing"]') === null,
  )
}

function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  if (event.defaultPrevented || event.isComposing) return true
  if (event.ctrlKey || event.altKey || event.metaKey) return true
  if (target instanceof Element && target.closest(EDITABLE)) return true
  // A dialog has keys of its own, wherever the focus is.
  return isCovered()
}

/**
 * Single keys for the whole page: never while somebody types, inside a dialog, or together with
 * Ctrl, Alt or Meta, which belong to the browser and to screen readers.
 *
 * @param keys what each key does, by `event.key`
 */
export function useDeskKeys(keys: Readonly<Partial<Record<string, () => void>>>, isOn: boolean) {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const action = latest.current[event.key]
      if (!action || isTaken(event)) return
      // Otherwise the key would also be typed into the field it leads to.
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn])
}
