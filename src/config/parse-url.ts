/** An address, or null where the text is none; relative ones need a `base`. `URL.canParse` is above the floor. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
