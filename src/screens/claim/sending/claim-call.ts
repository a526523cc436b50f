import { sendClaim } from '@/api/claim'
import { ApiError, hasStatus } from '@/api/http/api-error'
import { failureOf } from '@/api/http/failure-of'
import { CLAIM_FAILURE } from '@/domain/failures/claim-failure'
import {
  failureWords,
  isOutcomeUnknown,
  type Failure,
  type FailureWords,
} from '@/domain/failures/failure-words'

type ClaimCall = Parameters<typeof sendClaim>

/** How a call ended that did not end well, as far as the page knows. */
export type CallFailure = 'refused' | 'unknown' | 'signed-out' | 'cancelled'

export type CallEnd =
  | { readonly kind: 'sent' }
  | {
      readonly kind: CallFailure
      /** The claim may be there although the call failed. */
      readonly isMaybeThere: boolean
      /** What is said of it (SPEC 8), unless its person called it back. */
      readonly words: FailureWords
    }

function toCallFailure(error: unknown, failure: Failure, partOut: number | null): CallFailure {
  // Who calls back a claim does not know whether it was received, unless a part of it was still here.
  if (!(error instanceof ApiError)) {
    return partOut === null || partOut === 1 ? 'unknown' : 'cancelled'
  }
  if (hasStatus(error, 401)) return 'signed-out'
  return isOutcomeUnknown(failure) ? 'unknown' : 'refused'
}

/**
 * Sends a claim and says how that ended; never throws.
 *
 * @param readPartOut asked when the call has failed: the part that had left, 0 to 1; null where the
 *   browser has not said yet
 */
export async function callClaim(
  payload: ClaimCall[0],
  options: ClaimCall[1],
  readPartOut: () => number | null,
): Promise<CallEnd> {
  try {
    await sendClaim(payload, options)
    return { kind: 'sent' }
  } catch (error) {
    const partOut = readPartOut()
    const failure = failureOf(error)
    const kind = toCallFailure(error, failure, partOut)
    // A body that broke off half-way was never a claim.
    const isAnswered = error instanceof ApiError && error.status !== null
    const isMaybeThere = kind === 'unknown' && (partOut === 1 || isAnswered)
    return { kind, isMaybeThere, words: failureWords(CLAIM_FAILURE, failure) }
  }
}
