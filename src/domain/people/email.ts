const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/**
 * Whether a text looks like an address: something@something.tld, without spaces inside (SPEC 5).
 * Spaces around it are forgiven, because phones add one after a suggestion.
 */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim())
}
