import type { SelectOption } from '@/ui/fields/SelectInput'

/** Adds the claim's own values to the options, if they are missing. */
export function withCurrent(
  options: readonly string[],
  ...kept: readonly (string | null | undefined)[]
): SelectOption[] {
  const own = kept.filter((value) => typeof value === 'string' && value !== '')
  return [...new Set([...options, ...own])].map((value) => ({
    value: value ?? '',
    label: value ?? '',
  }))
}
