import { sendContactMessage } from '@/api/contact'
import { toFailure } from '@/api/http/to-failure'
import { failureMessage, withReason, type FailureMessage } from '@/domain/failures/failure-message'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'

/** Sends a message; never throws. Null if it was sent, else the error (SPEC 8, Contact form). */
export async function callContact(
  ...call: Parameters<typeof sendContactMessage>
): Promise<FailureMessage | null> {
  try {
    await sendContactMessage(...call)
    return null
  } catch (error) {
    const failure = toFailure(error)
    return withReason(failureMessage(MESSAGE_FAILURE, failure), failure, 'too-many')
  }
}
