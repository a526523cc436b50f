import { ApiError, hasStatus } from '@/api/api-error'
import { sendClaim } from '@/api/claim'

type ClaimCall = Parameters<typeof sendClaim>

/** How a call ended that did not end well, as far as the page knows. */
export type CallFailure = 'refused' | 'unknown' | 'signed-out' | 'cancelled'

export type CallEnd =
  | { readonly kind: 'sent' }
  | {
      readonly kind: CallFailure
      /** The claim may be there although the call failed. */
      readonly isMaybeThere: boolean
    }

function toFailure(error: unknown, isAllOut: boolean): CallFailure {
  // Who calls back a claim that is out whole does not know whether it was received.
  if (!(error instanceof ApiError)) return isAllOut ? 'unknown' : 'cancelled'
  if (hasStatus(error, 401)) return 'signed-out'
  const lostAnswer = error.kind === 'network' || error.kind === 'timeout'
  return lostAnswer || (error.status ?? 0) >= 500 ? 'unknown' : 'refused'
}

/**
 * Sends a claim and says how that ended; never throws.
 *
 * @param isAllOut asked when the call has failed: whether every byte had left
 */
export async function callClaim(
  payload: ClaimCall[0],
  options: ClaimCall[1],
  isAllOut: () => boolean,
): Promise<CallEnd> {
  try {
    await sendClaim(payload, options)
    return { kind: 'sent' }
  } catch (error) {
    const kind = toFailure(error, isAllOut())
    // A body that broke off half-way was never a claim.
    const isAnswered = error instanceof ApiError && error.status !== null
    return { kind, isMaybeThere: kind === 'unknown' && (isAllOut() || isAnswered) }
  }
}
