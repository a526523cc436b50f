import { QR_ADDRESS_MAX_LENGTH } from '@/config/limits'
import { parseUrl } from '@/config/parse-url'
import { claimQuery, paths, publicAddress } from '@/config/paths'

export const TOO_LONG = 'Es demasiado largo para un código que se lea bien. Usa uno más corto.'

/**
 * The address that a referrer's QR code opens: the claim form with the identifier.
 *
 * @param id as typed; outer spaces are dropped, as the claim form does
 * @returns null for an empty identifier
 */
export function toReferralAddress(id: string): string | null {
  // Half an emoji, left over by a cut text, has no encoding of its own.
  const whole = id.trim().replace(/\p{Surrogate}/gu, '\uFFFD')
  if (whole === '') return null
  const query = `${claimQuery.qrId}=${encodeURIComponent(whole)}`
  return publicAddress(`${paths.claim}?${query}`)
}

/**
 * The identifier in what a referrer typed or pasted: the text itself, or what the address holds that their
 * code opens, which is all that a phone shows of a code.
 *
 * @returns '' for nothing
 */
export function toQrId(text: string): string {
  const typed = text.trim()
  const address = /^https?:/i.test(typed) ? parseUrl(typed) : null
  if (!address?.pathname.replace(/\/+$/, '').endsWith(paths.claim)) return typed
  const id = address.searchParams.get(claimQuery.qrId)?.trim() ?? ''
  return id === '' ? typed : id
}

/** Whether a phone can still read the code of this address from paper. */
export function isScannable(address: string): boolean {
  return address.length <= QR_ADDRESS_MAX_LENGTH
}
