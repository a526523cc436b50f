/** First letter or digit of an e-mail or name, upper case (SPEC 2.11); '?' if there is none. */
export function initialOf(text: string): string {
  return /[\p{L}\p{N}]/u.exec(text.normalize('NFC'))?.[0].toLocaleUpperCase('es') ?? '?'
}

/** Initials of the first and last word: 'TL' for 'Teresa de Lagos'; '?' for none. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => initialOf(word) !== '?')
  const [first = '', ...others] = words
  return [first, ...others.slice(-1)].map(initialOf).join('')
}
