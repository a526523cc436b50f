import { useEffect, useEffectEvent, type KeyboardEvent, type RefObject } from 'react'
import type { Claim, ClaimKey, KeysWith } from '@/domain/claim/fields'
import { isWrongDate } from '@/ui/fields/wrong-date'

type DateKey = KeysWith<{ kind: 'day'; form: 'edited' }>

/**
 * First wrong date that was typed; null if none. The value of 31/02/____ is '', which would delete the date. A
 * claim may have come with a year of three digits.
 */
export function findWrongDate(form: HTMLFormElement, loaded: Claim | null): DateKey | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  // Date inputs are registered by field name.
  const keyOf = ({ name }: HTMLInputElement) => name as DateKey
  const isLoaded = (one: HTMLInputElement) => one.value !== '' && one.value === loaded?.[keyOf(one)]
  const wrong = inputs.find((one) => isWrongDate(one) && !isLoaded(one))
  return wrong ? keyOf(wrong) : null
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
