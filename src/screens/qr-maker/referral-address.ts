import { claimQuery, paths, publicAddress } from '@/config/paths'

/** Longer addresses make a code so fine that phones stop reading it from paper. */
const MAX_ADDRESS_LENGTH = 400

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

/** Whether a phone can still read the code of this address from paper. */
export function isScannable(address: string): boolean {
  return address.length <= MAX_ADDRESS_LENGTH
}
