/** The text of a cell; '-' for a gap. */
export function textOrDash(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? ''
  return trimmed === '' ? '-' : trimmed
}
