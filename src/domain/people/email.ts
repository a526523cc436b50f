const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/** True for something@something.tld; outer spaces, which phones add, are ignored (SPEC 5). */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim())
}
