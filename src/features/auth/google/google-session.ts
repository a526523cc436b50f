import { getUser } from '@/api/user'
import { startSession } from '@/session/session-store'

/** Uses Google's credential as the session's token (SPEC 7, GET /user/). Throws as `signInHere`. */
export async function startGoogleSession(credential: string, signal?: AbortSignal): Promise<void> {
  await getUser({ token: credential, signal })
  if (!startSession({ token: credential })) throw new Error('The credential was not stored')
}
