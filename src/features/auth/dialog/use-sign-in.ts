import { register, signIn, type Credentials } from '@/api/auth'
import { startSession } from '@/session/session-store'
import { useAuth } from '../auth-context'

interface Opening {
  readonly onDone: () => void
  /** Aborted when the dialog closes; see `useOpenSignal`. */
  readonly getSignal: () => AbortSignal
}

/** Throws the request's error, another if the token was not stored, or the signal's reason. */
export async function signInHere(credentials: Credentials, signal: AbortSignal): Promise<void> {
  const { access_token, role } = await signIn(credentials, { signal })
  if (!startSession({ token: access_token, role })) throw new Error('The token was not stored')
}

/** Signs in and navigates on. Throws as `signInHere`. */
export function useSignIn({ onDone, getSignal }: Opening) {
  const { goOn } = useAuth()
  return async (credentials: Credentials) => {
    await signInHere(credentials, getSignal())
    onDone()
    await goOn()
  }
}

/** Registers without navigation; stores no role (SPEC 2.3). Throws as `signInHere`. */
export async function registerHere(credentials: Credentials, signal: AbortSignal): Promise<void> {
  const { access_token } = await register(credentials, { signal })
  if (!startSession({ token: access_token })) throw new Error('The token was not stored')
}
