import type { FailureWords, Failure } from '@/domain/failures/failure-words'
import { staffWords, type StaffAction } from '@/domain/failures/staff-failures'
import type { ClaimRecordValues } from './claim-values'

/** `maybe-created`: a new claim was sent and nobody knows whether it arrived. */
type CallProblemKind = 'failed' | 'maybe-created' | 'cannot-look' | 'cannot-compare'

interface CallProblem {
  readonly kind: CallProblemKind | 'signed-out' | 'forbidden'
  readonly words: FailureWords
  /** What was thrown, for whoever has to know which session it was; null where nothing was. */
  readonly error: unknown
}

/** Why a claim is not saved, or not known to be. Everything typed is still in the form. */
export type SaveProblem =
  | CallProblem
  /** These were changed, and what they hold is of a kind that cannot be read. */
  | { readonly kind: 'unreadable'; readonly fields: readonly (keyof ClaimRecordValues)[] }
  /** A claim like the one that was sent without an answer is there. */
  | { readonly kind: 'already-there'; readonly ids: readonly string[] }

/** A call that failed, as saving needs to know it. */
export interface FailedCall {
  readonly failure: Failure
  readonly error: unknown
}

/** A call of saving that failed. A refusal of the person is a problem of its own, whatever was called. */
export function callProblem(
  kind: CallProblemKind,
  action: StaffAction,
  { failure, error }: FailedCall,
): CallProblem {
  const { code } = failure
  return {
    kind: code === 'signed-out' || code === 'forbidden' ? code : kind,
    words: staffWords(action, failure),
    error,
  }
}

/** There was nothing to call; the reason says why. */
export function noCallProblem(
  kind: CallProblemKind,
  action: StaffAction,
  reason: string,
): CallProblem {
  const words = staffWords(action, { code: 'crashed', status: null, serverText: null })
  return { kind, words: { ...words, advice: reason }, error: null }
}
