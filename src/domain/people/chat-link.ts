/** Shapes of SPEC 5 "Messaging-app link", tried in order; `$1` is what the chat address needs. */
const SHAPES = [
  { shape: /^\+(\d{6,15})$/, phone: '$1' },
  { shape: /^00(\d{6,15})$/, phone: '$1' },
  { shape: /^(56\d{8,10})$/, phone: '$1' },
  { shape: /^(\d{8,9})$/, phone: '56$1' },
  { shape: /^(?!00)(\d{6,15})$/, phone: '$1' },
] as const

/**
 * Digits, without plus, under which a stored phone can be reached by chat (SPEC 5).
 *
 * @returns null when there is no usable phone, as for two numbers in one field
 */
export function toChatPhone(raw: string | null | undefined): string | null {
  const text = raw ?? ''
  const plus = /^\D*\+/.test(text) ? '+' : ''
  const compact = plus + text.replace(/\D/g, '')
  const match = SHAPES.find(({ shape }) => shape.test(compact))
  return match ? compact.replace(match.shape, match.phone) : null
}

/**
 * Address of a chat, with a message already typed when one is given (SPEC 2.11).
 *
 * @param phone digits as `toChatPhone` gives them
 */
export function chatLink(phone: string, message = ''): string {
  const address = `https://wa.me/${phone.replace(/\D/g, '')}`
  // A name cut in the middle of an emoji leaves half a character, on which encoding would throw.
  const text = message.replace(/\p{Surrogate}/gu, '')
  return text === '' ? address : `${address}?text=${encodeURIComponent(text)}`
}
