import { sendClaim } from '@/api/claim'
import { ApiError, hasStatus } from '@/api/http/api-error'
import { refusedFields } from '@/api/http/refused-fields'
import { toFailure } from '@/api/http/to-failure'
import {
  claimFailureMessage,
  refusedFormFields,
  unreadableFilesText,
} from '@/domain/failures/claim-failure'
import {
  isOutcomeUnknown,
  REFUSED_FIELD,
  type FailureMessage,
} from '@/domain/failures/failure-message'
import type { PassengerFormField } from '@/domain/forms/claim'
import { UNSENT_CLAIM } from '@/domain/failures/unsent-claim'

type ClaimCall = Parameters<typeof sendClaim>

/** Reason why a call failed. `unsent`: the server cannot have received all of it. */
export type CallFailure = 'refused' | 'unsent' | 'unknown' | 'signed-out' | 'cancelled'

export interface FailedCall {
  readonly kind: CallFailure
  readonly words: FailureMessage
  /** Errors of the form's fields that the server refused. */
  readonly errors?: readonly (readonly [PassengerFormField, { readonly message: string }])[]
}

export type CallResult = { readonly kind: 'sent' } | FailedCall

interface Trace {
  /** Share of the body that was sent, 0 to 1; null if the browser has not reported it. */
  readonly partOut: number | null
  /** Offline or cancelled before the call: nothing can have left. */
  readonly wasHeld: boolean
}

function toCallFailure(error: unknown, { partOut, wasHeld }: Trace): CallFailure {
  const isWhole = partOut === null ? !wasHeld : partOut === 1
  if (!(error instanceof ApiError)) return isWhole ? 'unknown' : 'cancelled'
  if (hasStatus(error, 401)) return 'signed-out'
  if (error.status === null && !isWhole) return 'unsent'
  return isOutcomeUnknown(toFailure(error)) ? 'unknown' : 'refused'
}

/** Files that changed or moved since they were chosen: the browser sends none of them. */
async function findUnreadable(files: readonly File[]): Promise<File[]> {
  const reads = files.map((file) =>
    file
      .slice(0, 1)
      .arrayBuffer()
      .then(
        () => [],
        () => [file],
      ),
  )
  return (await Promise.all(reads)).flat()
}

const REFUSED = { message: REFUSED_FIELD }

/** Sends a claim; never throws. `readPartOut` gives the share that was sent, 0 to 1 or null. */
export async function callClaim(
  payload: ClaimCall[0],
  options: ClaimCall[1],
  readPartOut: () => number | null,
): Promise<CallResult> {
  const files = payload.boardingTicketFilename
  const unreadable = await findUnreadable(files)
  if (unreadable.length > 0) {
    const message = unreadableFilesText(unreadable)
    const words = { ...UNSENT_CLAIM, advice: `Tus datos siguen aquí. ${message}` }
    return { kind: 'unsent', words, errors: [['files', { message }]] }
  }
  const wasHeld = !navigator.onLine || options?.signal?.aborted === true
  try {
    await sendClaim(payload, options)
    return { kind: 'sent' }
  } catch (error) {
    const kind = toCallFailure(error, { partOut: readPartOut(), wasHeld })
    if (kind === 'unsent') return { kind, words: UNSENT_CLAIM }
    const refused = refusedFormFields(refusedFields(error).map(({ field }) => field))
    const words = claimFailureMessage(toFailure(error), { files, refused })
    return { kind, words, errors: refused.map(({ field }) => [field, REFUSED] as const) }
  }
}
