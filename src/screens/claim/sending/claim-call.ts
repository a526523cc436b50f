import { sendClaim } from '@/api/claim'
import { ApiError, hasStatus } from '@/api/http/api-error'
import { toFailure } from '@/api/http/to-failure'
import { claimFailureMessage } from '@/domain/failures/claim-failure'
import { isOutcomeUnknown, type FailureMessage } from '@/domain/failures/failure-message'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'

type ClaimCall = Parameters<typeof sendClaim>

/**
 * How a call ended that did not end well, as far as the page knows. `unsent`: the server cannot have
 * received it whole.
 */
export type CallFailure = 'refused' | 'unsent' | 'unknown' | 'signed-out' | 'cancelled'

export type CallResult =
  | { readonly kind: 'sent' }
  | {
      readonly kind: CallFailure
      /** What is said of it (SPEC 8), unless its person called it back. */
      readonly words: FailureMessage
    }

interface Trace {
  /** The part that had left, 0 to 1; null where the browser has not said. */
  readonly partOut: number | null
  /** There was no connection when the call was made. */
  readonly wasOffline: boolean
}

function toCallFailure(error: unknown, { partOut, wasOffline }: Trace): CallFailure {
  // A body that broke off half-way was never a claim.
  const isWhole = partOut === null ? !wasOffline : partOut === 1
  if (!(error instanceof ApiError)) return isWhole ? 'unknown' : 'cancelled'
  if (hasStatus(error, 401)) return 'signed-out'
  if (error.status === null && !isWhole) return 'unsent'
  return isOutcomeUnknown(toFailure(error)) ? 'unknown' : 'refused'
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
): Promise<CallResult> {
  const wasOffline = !navigator.onLine
  try {
    await sendClaim(payload, options)
    return { kind: 'sent' }
  } catch (error) {
    const kind = toCallFailure(error, { partOut: readPartOut(), wasOffline })
    const words =
      kind === 'unsent'
        ? UNSENT_CLAIM
        : claimFailureMessage(toFailure(error), payload.boardingTicketFilename)
    return { kind, words }
  }
}
