import { sendContactMessage } from '@/api/contact'
import { failureOf } from '@/api/http/failure-of'
import { failureWords } from '@/domain/failures/failure-words'
import { MESSAGE_FAILURE } from '@/domain/failures/message-failure'

/**
 * Sends a contact message; never throws.
 *
 * @returns null when it was sent; else what is said about it (SPEC 8, Contact form)
 */
export async function callContact(
  ...call: Parameters<typeof sendContactMessage>
): Promise<string | null> {
  try {
    await sendContactMessage(...call)
    return null
  } catch (error) {
    return failureWords(MESSAGE_FAILURE, failureOf(error)).sentence
  }
}
