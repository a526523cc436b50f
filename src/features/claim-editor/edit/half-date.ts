import type { KeysWith } from '@/domain/claim/fields'

type DateKey = KeysWith<{ kind: 'day'; form: 'edited' }>

/** First incomplete date, such as 31/02/____; null if none. Its value is '', which would delete the date. */
export function findIncompleteDate(form: HTMLFormElement): DateKey | null {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="date"]')]
  const half = inputs.find(({ validity }) => validity.badInput)
  // Date inputs are registered by field name.
  return half === undefined ? null : (half.name as DateKey)
}
