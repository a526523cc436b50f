const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/** They come from 'mailto:', from `Ana <ana@correo.cl>` or from a list. */
const NOT_IN_EMAIL = /[<>()[\],;:"\\]/

/** True for something@something.tld; outer spaces, which phones add, are ignored (SPEC 5). */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim()) && !NOT_IN_EMAIL.test(text)
}
