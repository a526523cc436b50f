/** Shapes of SPEC 5 "Messaging-app link", tried in order; `phone` is the replacement for the chat URL. */
const SHAPES = [
  { shape: /^\+(\d{6,15})$/, phone: '$1' },
  { shape: /^00(\d{6,15})$/, phone: '$1' },
  { shape: /^(56\d{8,10})$/, phone: '$1' },
  { shape: /^(\d{8,9})$/, phone: '56$1' },
  { shape: /^(?!00)(\d{6,15})$/, phone: '$1' },
] as const

/** Phone digits for a chat URL, without plus (SPEC 5); null if unusable, for example two numbers in one field. */
export function toChatPhone(raw: string | null | undefined): string | null {
  const text = raw ?? ''
  const plus = /^\D*\+/.test(text) ? '+' : ''
  const compact = plus + text.replace(/\D/g, '')
  const match = SHAPES.find(({ shape }) => shape.test(compact))
  return match ? compact.replace(match.shape, match.phone) : null
}

/** Chat URL for digits of `toChatPhone`, with a prefilled message if given (SPEC 2.11). */
export function chatLink(phone: string, message = ''): string {
  const address = `https://wa.me/${phone.replace(/\D/g, '')}`
  // A name cut inside an emoji leaves a lone surrogate, on which encodeURIComponent throws.
  const text = message.replace(/\p{Surrogate}/gu, '')
  return text === '' ? address : `${address}?text=${encodeURIComponent(text)}`
}
