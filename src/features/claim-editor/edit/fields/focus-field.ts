import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react'
import type { ClaimKey } from '@/domain/claim/fields'

/** What stands for fields that have no control of their own. */
const INSTEAD: Readonly<Partial<Record<string, ClaimKey>>> = {
  documents: 'subcategory',
  agency: 'subcategory',
} satisfies Partial<Record<ClaimKey, ClaimKey>>

/** Name of the field of a form that has the focus; null for none. */
export function focusedField(form: HTMLFormElement): string | null {
  const { activeElement } = document
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
  return isField && form.contains(activeElement) && activeElement.name !== ''
    ? activeElement.name
    : null
}

/** Moves the focus to a field when the form appears; nothing happens where it has none of that name. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const start = useEffectEvent(() => {
    const field = form.current?.elements.namedItem(INSTEAD[name ?? ''] ?? name ?? '')
    if (field instanceof HTMLElement) field.focus()
  })
  useEffect(() => start(), [])
}

/** Whether a key saves the form, Ctrl+Enter or Cmd+Enter, and not one of a dialog over it. */
export function isSaveKey({
  key,
  ctrlKey,
  metaKey,
  currentTarget,
  target,
}: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && currentTarget.contains(target as Node)
}
