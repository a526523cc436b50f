import * as v from 'valibot'
import { env } from '@/config/env'
import { plainObject, textOrNull } from './lenient'
import { request, requestIgnoringBody, type CallOptions } from './http/request'

const AccessToken = v.pipe(v.string(), v.nonEmpty())
const SignInAnswer = v.object({ access_token: AccessToken, role: textOrNull })
const RegisterAnswer = v.object({ access_token: AccessToken })

export interface Credentials {
  /** The e-mail address. */
  readonly username: string
  readonly password: string
}

function toForm({ username, password }: Credentials): URLSearchParams {
  return new URLSearchParams({ username, password })
}

/** Signs in; a response without `access_token` is an `invalid-response` (SPEC 7, POST /token/). */
export function signIn(
  credentials: Credentials,
  { signal }: CallOptions = {},
): Promise<v.InferOutput<typeof SignInAnswer>> {
  return request({
    method: 'POST',
    path: '/token/',
    auth: 'none',
    form: toForm(credentials),
    schema: v.pipe(plainObject, SignInAnswer),
    signal,
  })
}

/** Creates an account and ignores a role in the response (SPEC 2.3; SPEC 7, POST /user/). */
export function register(
  credentials: Credentials,
  { signal }: CallOptions = {},
): Promise<v.InferOutput<typeof RegisterAnswer>> {
  return request({
    method: 'POST',
    path: '/user/',
    auth: 'none',
    form: toForm(credentials),
    schema: v.pipe(plainObject, RegisterAnswer),
    signal,
  })
}

/** Requests a reset link by e-mail; succeeds even if the account does not exist (SPEC 8). */
export function requestPasswordReset({ email }: { email: string }): Promise<void> {
  return requestIgnoringBody({
    method: 'POST',
    path: '/auth/password/forgot',
    auth: 'none',
    json: { email },
  })
}

/** The operator configures the path. */
export function resetPassword({
  token,
  password,
}: {
  token: string
  password: string
}): Promise<void> {
  return requestIgnoringBody({
    method: 'POST',
    path: env.passwordResetPath,
    auth: 'none',
    json: { token, password },
  })
}
