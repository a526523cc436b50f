/** The cells of a text, divided by '|' or a line break; spaces around a cell are not part of it. */
export function cells(text: string): readonly string[] {
  return text.trim().split(/\s*[|\n]\s*/)
}
