import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { register, signIn } from '@/api/auth'
import { paths } from '@/config/paths'
import { startSession } from '@/session/session-store'

interface Credentials {
  readonly username: string
  readonly password: string
}

/** Signs a person in where they are. Throws what the call threw, or that the token was not kept. */
export async function signInHere(credentials: Credentials): Promise<void> {
  const { access_token, role } = await signIn(credentials)
  if (!startSession({ token: access_token, role })) throw new Error('The token was not kept')
}

/** Signs in and goes to the profile (SPEC 2.3). Throws what the call threw. */
export function useSignIn(onDone: () => void) {
  const navigate = useNavigate()
  return useCallback(
    async (credentials: Credentials) => {
      await signInHere(credentials)
      onDone()
      await navigate(paths.profile)
    },
    [navigate, onDone],
  )
}

/** Registers and stays where the person is; no role is stored (SPEC 2.3). */
export function useRegister(onDone: () => void) {
  return useCallback(
    async (credentials: Credentials) => {
      const { access_token } = await register(credentials)
      if (!startSession({ token: access_token })) throw new Error('The token was not kept')
      onDone()
    },
    [onDone],
  )
}
