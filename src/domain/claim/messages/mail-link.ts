import { isEmail } from '@/domain/people/email'

function encode(text: string): string {
  // A text cut in the middle of an emoji leaves half a character, on which encoding would throw.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').replace(/\r?\n/g, '\r\n'))
}

/**
 * Address of an e-mail that is written already, for the person's own mail program.
 *
 * @returns null when there is no address that could be right
 */
export function mailLink(
  email: string | null,
  { subject, text }: { readonly subject: string; readonly text: string },
): string | null {
  const address = email?.trim() ?? ''
  if (!isEmail(address)) return null
  const parts = [subject && `subject=${encode(subject)}`, text && `body=${encode(text)}`]
  const query = parts.filter(Boolean).join('&')
  // The @ is no secret, and some programs do not decode it.
  return `mailto:${encode(address).replace(/%40/g, '@')}${query === '' ? '' : `?${query}`}`
}
