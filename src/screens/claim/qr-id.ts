import { readStorage, writeStorage } from '@/device/safe-storage'
import { claimQuery } from '@/config/paths'

const QR_KEY = 'vuelo-justo:qr_id'

/** Values that programs write into an address without an identifier. */
const NO_ID = /^(?:null|undefined)?$/i

/** Trims an identifier; null if it is empty. */
function parseQrId(text: string | null): string | null {
  const id = text?.trim() ?? ''
  return NO_ID.test(id) ? null : id
}

/** QR identifier (SPEC 2.6) of the address, else of this tab, so that navigating does not lose it. */
export function rememberQrId(query: URLSearchParams): string | null {
  const arrived = parseQrId(query.get(claimQuery.qrId))
  if (arrived === null) return parseQrId(readStorage('sessionStorage', QR_KEY))
  // Without storage the identifier lasts as long as the address contains it.
  writeStorage('sessionStorage', QR_KEY, arrived)
  return arrived
}

export function forgetQrId(): void {
  writeStorage('sessionStorage', QR_KEY, null)
}
