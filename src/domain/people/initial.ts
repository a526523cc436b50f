/**
 * The letter that stands for a person in a round badge: the first letter or digit of an e-mail or a
 * name, as a capital (SPEC 2.11).
 *
 * @returns '?' when the text has neither
 */
export function initialOf(text: string): string {
  return /[\p{L}\p{N}]/u.exec(text.normalize('NFC'))?.[0].toLocaleUpperCase('es') ?? '?'
}

/** The initials of the first and the last word of a name: 'TL' for 'Teresa de Lagos'; '?' for none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => initialOf(word) !== '?')
  const [first = '', ...others] = words
  return [first, ...others.slice(-1)].map(initialOf).join('')
}
