import { sendContactMessage } from '@/api/contact'
import { toFailure } from '@/api/http/to-failure'
import { failureMessage, reasonOf } from '@/domain/failures/failure-message'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'

/** Sends a message; never throws. Null if it was sent, else the error text (SPEC 8, Contact form). */
export async function callContact(
  ...call: Parameters<typeof sendContactMessage>
): Promise<string | null> {
  try {
    await sendContactMessage(...call)
    return null
  } catch (error) {
    const failure = toFailure(error)
    const { sentence } = failureMessage(MESSAGE_FAILURE, failure)
    return failure.code === 'too-many' ? `${sentence}\n${reasonOf(failure)}` : sentence
  }
}
