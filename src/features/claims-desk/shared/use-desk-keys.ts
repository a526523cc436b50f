import { useEffect, useEffectEvent } from 'react'

/** Elements that take typed text; a checkbox only takes Space. */
const EDITABLE =
  'input:not([type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])'
const LAYER =
  '[role="dialog"]:not([data-panel]), [role="alertdialog"], [role="menu"], [role="listbox"]'

/** True if a dialog or menu covers the page; the details panel and closing dialogs do not count. */
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
  // A dialog handles its own keys, even if the focus is outside.
  return isCovered()
}

/**
 * Actions by `event.key`; off while the user types, inside dialogs, and with Ctrl, Alt or Meta.
 * @param own the only keys that act; default: all
 */
export function useDeskKeys(
  keys: Readonly<Partial<Record<string, () => void>>>,
  isOn: boolean,
  own: readonly string[] = Object.keys(keys),
) {
  const actionOf = useEffectEvent((key: string) => (own.includes(key) ? keys[key] : undefined))
  useEffect(() => {
    if (!isOn) return
    const handleKey = (event: KeyboardEvent) => {
      const action = actionOf(event.key)
      if (!action || isTaken(event)) return
      // Without this the key would be typed into the field that takes the focus.
      event.preventDefault()
      action()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [isOn])
}
