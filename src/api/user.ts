import * as v from 'valibot'
import { setRoleIfMissing, getSession } from '@/session/session-store'
import { ApiError } from './http/api-error'
import { sendKnownFields } from './http/known-fields'
import { maybeFlag, maybeId, optionalText, plainObject } from './lenient'
import { request, type CallOptions } from './http/request'

const CardInfo = v.pipe(
  plainObject,
  v.looseObject({
    lastFourDigits: optionalText,
    cardHolder: optionalText,
    expiryDate: optionalText,
    brand: optionalText,
  }),
)

/** SPEC 3, User. Any field may be missing. */
export const UserSchema = v.pipe(
  plainObject,
  v.object({
    role: optionalText,
    email: optionalText,
    id: maybeId,
    name: optionalText,
    rut: optionalText,
    hasRegisteredCard: maybeFlag,
    phone: optionalText,
    alias: optionalText,
    flowCustomerId: optionalText,
    address: optionalText,
    username: optionalText,
    cardInfo: v.fallback(v.nullish(CardInfo), undefined),
  }),
)

export type User = v.InferOutput<typeof UserSchema>

export interface Profile extends User {
  /** The profile as received: saving sends all of it back. Never displayed. */
  readonly raw: Readonly<Record<string, unknown>>
}

export function toProfile(raw: Readonly<Record<string, unknown>>): Profile {
  return { ...v.parse(UserSchema, raw), raw }
}

const ProfileSchema = v.pipe(plainObject, v.transform(toProfile))

/** Stores the role if the session has none (SPEC 6). `token`: a Google credential to send instead. */
export async function getUser({
  signal,
  token,
}: CallOptions & { readonly token?: string | undefined } = {}): Promise<Profile> {
  const session = getSession()
  const user = await request({
    method: 'GET',
    path: '/user/',
    auth: token === undefined ? 'required' : { bearer: token },
    schema: ProfileSchema,
    signal,
  })
  if (session.signedIn && token === undefined) setRoleIfMissing(session.token, user.role)
  return user
}

/**
 * Saves the whole profile without fields that the server rejects (SPEC 7, PUT /user/); both
 * arguments are `raw` of a profile. Returns null for a 2xx with an invalid response.
 */
export async function updateUser(
  profile: Profile['raw'],
  loaded: Profile['raw'],
): Promise<Profile | null> {
  try {
    return await sendKnownFields('profile', { body: profile, loaded }, (json) =>
      request({ method: 'PUT', path: '/user/', auth: 'required', json, schema: ProfileSchema }),
    )
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'invalid-response') return null
    throw error
  }
}
