import { isEmail } from '@/domain/people/email'

function encode(text: string): string {
  // A text cut inside an emoji has a lone surrogate, on which encodeURIComponent throws.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '').replace(/\r?\n/g, '\r\n'))
}

/** mailto: URL with subject and body; null if the e-mail is invalid. */
export function mailLink(
  email: string | null,
  { subject, text }: { readonly subject: string; readonly text: string },
): string | null {
  const address = email?.trim() ?? ''
  if (!isEmail(address)) return null
  const parts = [subject && `subject=${encode(subject)}`, text && `body=${encode(text)}`]
  const query = parts.filter(Boolean).join('&')
  // Some mail programs do not decode %40.
  return `mailto:${encode(address).replace(/%40/g, '@')}${query === '' ? '' : `?${query}`}`
}
