import type { KeysWith } from '@/domain/claim/fields'

type DateKey = KeysWith<{ kind: 'day'; form: 'edited' }>

/**
 * The first date that is typed only in part, such as 31/02/____; null when there is none. The browser
 * gives '' for it, which would be saved as "no date" without a word.
 */
export function findIncompleteDate(form: HTMLFormElement): DateKey | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  const half = inputs.find(({ validity }) => validity.badInput)
  // Every date of the form is registered under its own name.
  return half === undefined ? null : (half.name as DateKey)
}
