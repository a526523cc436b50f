import { QR_ADDRESS_MAX_LENGTH } from '@/config/limits'
import { claimQuery } from '@/config/paths'

const QR_KEY = 'vuelo-justo:qr_id'

/** What programs write into an address in the place of an identifier that they do not have. */
const NO_ID = /^(?:null|undefined)?$/i

/** An identifier as an address or the tab holds it; null for none, and for what is longer than any code. */
function parseQrId(text: string | null): string | null {
  const id = text?.trim() ?? ''
  return NO_ID.test(id) || id.length > QR_ADDRESS_MAX_LENGTH ? null : id
}

/**
 * The referrer's QR identifier (SPEC 2.6): the one in the address, else the one this tab arrived
 * with, so that walking through the site or signing in does not cost the referrer the claim.
 */
export function rememberQrId(query: URLSearchParams): string | null {
  const arrived = parseQrId(query.get(claimQuery.qrId))
  try {
    if (arrived === null) return parseQrId(sessionStorage.getItem(QR_KEY))
    sessionStorage.setItem(QR_KEY, arrived)
  } catch {
    // Without storage the identifier lives as long as the address shows it.
  }
  return arrived
}

/** Forgets it: the claim that it brought has been sent (CONTRACT: it belongs to one visit). */
export function forgetQrId(): void {
  try {
    sessionStorage.removeItem(QR_KEY)
  } catch {
    // Nothing was stored either.
  }
}
