import * as v from 'valibot'
import { adoptRole, getSession } from '@/session/session-store'
import { ApiError } from './api-error'
import { maybeFlag, maybeText, plainObject } from './lenient'
import { request, type CallOptions } from './request'

const CardInfo = v.pipe(
  plainObject,
  v.looseObject({
    lastFourDigits: maybeText,
    cardHolder: maybeText,
    expiryDate: maybeText,
    brand: maybeText,
  }),
)

/**
 * A person's profile (SPEC 3, User). Nothing in it is certain to be there. Fields the app does not
 * know are kept, because saving sends the whole profile back.
 */
export const UserSchema = v.pipe(
  plainObject,
  v.looseObject({
    role: maybeText,
    email: maybeText,
    id: v.fallback(v.nullish(v.union([v.number(), v.string()])), undefined),
    name: maybeText,
    rut: maybeText,
    hasRegisteredCard: maybeFlag,
    phone: maybeText,
    alias: maybeText,
    flowCustomerId: maybeText,
    address: maybeText,
    username: maybeText,
    cardInfo: v.fallback(v.nullish(CardInfo), undefined),
  }),
)

export type User = v.InferOutput<typeof UserSchema>

/**
 * The current user (SPEC 7, GET /user/). Where no role is stored, the one that the answer names is taken
 * over (SPEC 6), as after a Google sign-in.
 *
 * @param options.token speaks for its bearer instead of the session: a Google credential
 */
export async function getUser({
  signal,
  token,
}: CallOptions & { readonly token?: string | undefined } = {}): Promise<User> {
  const session = getSession()
  const user = await request({
    method: 'GET',
    path: '/user/',
    auth: token === undefined ? 'required' : { bearer: token },
    schema: UserSchema,
    signal,
  })
  if (session.signedIn && token === undefined) adoptRole(session.token, user.role)
  return user
}

/**
 * Saves the whole profile (SPEC 7, PUT /user/).
 *
 * @returns the updated profile, or null when it was saved but the answer could not be read
 */
export async function updateUser(profile: User): Promise<User | null> {
  try {
    return await request({
      method: 'PUT',
      path: '/user/',
      auth: 'required',
      json: profile,
      schema: UserSchema,
    })
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'shape') return null
    throw error
  }
}
