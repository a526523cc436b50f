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

/** What can be read of a person (SPEC 3, User). Nothing in it is certain to be there. */
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

/** The current user's profile. */
export interface Profile extends User {
  /** The profile as it came, because saving sends all of it back; never shown as it is. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Reads a profile as the API gave it. */
export function toProfile(raw: Readonly<Record<string, unknown>>): Profile {
  return { ...v.parse(UserSchema, raw), raw }
}

const ProfileSchema = v.pipe(plainObject, v.transform(toProfile))

/**
 * The current user (SPEC 7, GET /user/). Where no role is stored, the one that the answer names is taken
 * over (SPEC 6), as after a Google sign-in.
 *
 * @param options.token speaks for its bearer instead of the session: a Google credential
 */
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
 * Saves the whole profile (SPEC 7, PUT /user/), without fields that the server gave and does not take back.
 *
 * @param profile `raw` of the profile, with what was edited
 * @param loaded `raw` of the profile
 * @returns the updated profile, or null when it was saved but the answer could not be read
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
