import { failureOf } from '@/api/http/failure-of'
import type { ClaimRecordValues } from '@/domain/claim/record/claim-values'
import type { FailureWords } from '@/domain/failures/failure-words'
import { staffWords, type StaffAction } from '@/domain/failures/staff-failures'

/** `maybe-created`: a new claim was sent and nobody knows whether it arrived. */
type CallProblemKind = 'failed' | 'maybe-created' | 'cannot-look' | 'cannot-compare'

interface CallProblem {
  readonly kind: CallProblemKind | 'signed-out' | 'forbidden'
  readonly words: FailureWords
  readonly error: unknown
}

/** Why a claim is not saved, or not known to be. Everything typed is still in the form. */
export type SaveProblem =
  | CallProblem
  /** These were changed, and what they hold is of a kind that cannot be read. */
  | { readonly kind: 'unreadable'; readonly fields: readonly (keyof ClaimRecordValues)[] }
  /** A claim like the one that was sent without an answer is there. */
  | { readonly kind: 'already-there'; readonly ids: readonly string[] }

/**
 * A call of saving that failed. A refusal of the person is a problem of its own, whatever was called.
 *
 * @param reason why there was nothing to call, where that is what failed
 */
export function callProblem(
  kind: CallProblemKind,
  action: StaffAction,
  error: unknown,
  reason?: string,
): CallProblem {
  const failure = failureOf(error)
  const { code } = failure
  const words = staffWords(action, failure)
  return {
    kind: code === 'signed-out' || code === 'forbidden' ? code : kind,
    words: reason === undefined ? words : { ...words, advice: reason },
    error,
  }
}
