import { claimQuery } from '@/config/paths'

const QR_KEY = 'vuelo-justo:qr_id'

/**
 * The referrer's QR identifier (SPEC 2.6): the one in the address, else the one this tab arrived
 * with, so that walking through the site or signing in does not cost the referrer the claim.
 */
export function rememberQrId(query: URLSearchParams): string | null {
  const arrived = query.get(claimQuery.qrId)?.trim() ?? ''
  try {
    if (arrived === '') return sessionStorage.getItem(QR_KEY)
    sessionStorage.setItem(QR_KEY, arrived)
  } catch {
    // Without storage the identifier lives as long as the address shows it.
  }
  return arrived === '' ? null : arrived
}

/** Forgets it: the claim that it brought has been sent (CONTRACT: it belongs to one visit). */
export function forgetQrId(): void {
  try {
    sessionStorage.removeItem(QR_KEY)
  } catch {
    // Nothing was stored either.
  }
}
