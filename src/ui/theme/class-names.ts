/** Class names in one text, without those that a style sheet does not have. */
export function classNames(...names: readonly (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
