/** What stands where nothing is known. */
export const GAP = '-'

/** The text of a cell or a fact, without space around it; '-' for a gap. */
export function textOrDash(value: string | number | null | undefined): string {
  const text = String(value ?? '').trim()
  return text === '' ? GAP : text
}
