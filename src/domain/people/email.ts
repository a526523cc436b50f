const EMAIL_SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/

/** They come from 'mailto:', from `Ana <ana@correo.cl>` or from a list. */
const NOT_IN_EMAIL = /[<>()[\],;:"\\]/

/** True for something@something.tld; outer spaces, which phones add, are ignored (SPEC 5). */
export function isEmail(text: string): boolean {
  return EMAIL_SHAPE.test(text.trim()) && !NOT_IN_EMAIL.test(text)
}

const PROVIDERS = ['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'icloud.com']

/** Providers of their own, one letter from another. */
const LOOK_ALIKES = ['mail.com', 'email.com', 'ymail.com']

/** True if one letter is wrong, missing, added or swapped with its neighbour. */
function isOneSlip(text: string, meant: string): boolean {
  const shorter = Math.min(text.length, meant.length)
  let start = 0
  while (start < shorter && text[start] === meant[start]) start += 1
  let end = 0
  while (end < shorter - start && text.at(-1 - end) === meant.at(-1 - end)) end += 1
  const wrong = text.slice(start, text.length - end)
  const right = meant.slice(start, meant.length - end)
  if (Math.max(wrong.length, right.length) === 1) return true
  return wrong.length === 2 && wrong === right.charAt(1) + right.charAt(0)
}

/** The e-mail with the domain of a common provider, if its domain is a slip of it: `a@gmial.com`; else null. */
export function suggestEmail(text: string): string | null {
  const [name, domain = '', ...more] = text.trim().split('@')
  const written = domain.toLowerCase()
  if (!name || more.length > 0 || LOOK_ALIKES.includes(written)) return null
  const meant = PROVIDERS.find((provider) => isOneSlip(written, provider))
  return meant === undefined ? null : `${name}@${meant}`
}
