import { QR_ADDRESS_MAX_LENGTH } from '@/config/limits'
import { parseUrl } from '@/config/parse-url'
import { claimQuery, paths, publicAddress } from '@/config/paths'

export const TOO_LONG = 'Es demasiado largo para un código que se lea bien. Usa uno más corto.'

/** URL of a referrer's QR code: the claim form with the trimmed identifier; null if that is empty. */
export function toReferralAddress(id: string): string | null {
  // A lone surrogate, from cut text, cannot be URL-encoded.
  const whole = id.trim().replace(/\p{Surrogate}/gu, '\uFFFD')
  if (whole === '') return null
  const query = `${claimQuery.qrId}=${encodeURIComponent(whole)}`
  return publicAddress(`${paths.claim}?${query}`)
}

/** Identifier from text or from a pasted URL of a QR code; '' if empty. */
export function toQrId(text: string): string {
  const typed = text.trim()
  const address = /^https?:/i.test(typed) ? parseUrl(typed) : null
  if (!address?.pathname.replace(/\/+$/, '').endsWith(paths.claim)) return typed
  const id = address.searchParams.get(claimQuery.qrId)?.trim() ?? ''
  return id === '' ? typed : id
}

/** True if a phone can read the printed code of this URL. */
export function isScannable(address: string): boolean {
  return address.length <= QR_ADDRESS_MAX_LENGTH
}
