/**
 * The letter that stands for a person in a round badge: the first letter or digit of an e-mail or a
 * name, as a capital (SPEC 2.11).
 *
 * @returns '?' when the text has neither
 */
export function initialOf(text: string): string {
  return /[\p{L}\p{N}]/u.exec(text.normalize('NFC'))?.[0].toLocaleUpperCase('es') ?? '?'
}
