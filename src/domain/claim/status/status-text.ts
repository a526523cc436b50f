/** A status as it is compared: one form of accents, no stray spaces, upper case. '' for no text. */
export function normalizeStatus(status: string | null | undefined): string {
  return (status ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase()
}
