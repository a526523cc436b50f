import { useCallback } from 'react'
import { register, signIn } from '@/api/auth'
import { startSession } from '@/session/session-store'
import { useAuth } from '@/features/auth/auth-context'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** What the sign-ins of a dialog share. */
interface Opening {
  readonly onDone: () => void
  /** Aborted when the dialog closes; see `useOpenSignal`. */
  readonly getSignal: () => AbortSignal
}

/**
 * Signs a person in where they are.
 *
 * @throws what the call threw, that the token was not stored, or the signal's reason: an answer that
 * comes after the person gave up signs nobody in
 */
export async function signInHere(credentials: Credentials, signal: AbortSignal): Promise<void> {
  const { access_token, role } = await signIn(credentials, { signal })
  signal.throwIfAborted()
  if (!startSession({ token: access_token, role })) throw new Error('The token was not stored')
}

/** Signs in and goes on, to the profile unless another page was asked for. Throws as `signInHere`. */
export function useSignIn({ onDone, getSignal }: Opening) {
  const { goOn } = useAuth()
  return useCallback(
    async (credentials: Credentials) => {
      await signInHere(credentials, getSignal())
      onDone()
      await goOn()
    },
    [getSignal, goOn, onDone],
  )
}

/** Registers and stays where the person is; no role is stored (SPEC 2.3). Throws as `signInHere`. */
export function useRegister({ onDone, getSignal }: Opening) {
  return useCallback(
    async (credentials: Credentials) => {
      const signal = getSignal()
      const { access_token } = await register(credentials, { signal })
      signal.throwIfAborted()
      if (!startSession({ token: access_token })) throw new Error('The token was not stored')
      onDone()
    },
    [getSignal, onDone],
  )
}
