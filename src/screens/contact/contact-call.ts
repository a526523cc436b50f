import { serverText } from '@/api/http/api-error'
import { sendContactMessage } from '@/api/contact'

/**
 * Sends a contact message; never throws.
 *
 * @returns null when it was sent; else what the server said about it, null where it said nothing
 */
export async function callContact(
  ...call: Parameters<typeof sendContactMessage>
): Promise<{ readonly text: string | null } | null> {
  try {
    await sendContactMessage(...call)
    return null
  } catch (error) {
    return { text: serverText(error) }
  }
}
