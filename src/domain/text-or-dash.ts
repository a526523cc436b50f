export const GAP = '-'

/** Trimmed text of a value; '-' if empty or missing. */
export function textOrDash(value: string | number | null | undefined): string {
  const text = String(value ?? '').trim()
  return text === '' ? GAP : text
}
