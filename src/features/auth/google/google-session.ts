import { getUser } from '@/api/user'
import { startSession } from '@/session/session-store'

/**
 * Signs in whoever Google vouches for: its credential is the token (SPEC 7, GET /user/).
 *
 * @throws what the call threw, that the credential was not stored, or the signal's reason
 */
export async function startGoogleSession(credential: string, signal?: AbortSignal): Promise<void> {
  await getUser({ token: credential, signal })
  signal?.throwIfAborted()
  if (!startSession({ token: credential })) throw new Error('The credential was not stored')
}
