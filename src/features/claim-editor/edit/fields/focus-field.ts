import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react'
import type { ClaimKey, KeysWith } from '@/domain/claim/fields'

type DateKey = KeysWith<{ kind: 'day'; form: 'edited' }>

/** First incomplete date, such as 31/02/____; null if none. Its value is '', which would delete the date. */
export function findIncompleteDate(form: HTMLFormElement): DateKey | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  const half = inputs.find(({ validity }) => validity.badInput)
  // Date inputs are registered by field name.
  return half === undefined ? null : (half.name as DateKey)
}

const INSTEAD: Readonly<Partial<Record<string, ClaimKey>>> = {
  documents: 'subcategory',
  agency: 'subcategory',
} satisfies Partial<Record<ClaimKey, ClaimKey>>

/** Name of the focused field; null if none. */
export function focusedField(form: HTMLFormElement): string | null {
  const { activeElement } = document
  const isField =
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLSelectElement
  return isField && form.contains(activeElement) && activeElement.name !== ''
    ? activeElement.name
    : null
}

/** Focuses a field on mount; does nothing if there is no field of that name. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, name: string | undefined) {
  const start = useEffectEvent(() => {
    const field = form.current?.elements.namedItem(INSTEAD[name ?? ''] ?? name ?? '')
    if (field instanceof HTMLElement) field.focus()
  })
  useEffect(() => start(), [])
}

/** True for Ctrl+Enter and Cmd+Enter, except in a dialog opened from the form. */
export function isSaveKey({
  key,
  ctrlKey,
  metaKey,
  currentTarget,
  target,
}: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && currentTarget.contains(target as Node)
}
