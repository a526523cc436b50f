import { hasStatus, serverText } from './http/api-error'
import { request, type CallOptions } from './http/request'
import { requestRows } from './rows'
import { UserSchema, type User } from './user'

/**
 * All users, for staff (SPEC 7, GET /users/), however many: the answer is read without a freeze.
 * Anything but a list is a `shape` error.
 */
export function getUsers({ signal }: CallOptions = {}): Promise<User[]> {
  return requestRows({ path: '/users/', row: UserSchema, signal })
}

/** One user; `flowCustomerId` is what a charge needs (SPEC 7, GET /users/by-email/{email}). */
export function getUserByEmail(email: string, { signal }: CallOptions = {}): Promise<User> {
  return request({
    method: 'GET',
    path: `/users/by-email/${encodeURIComponent(email)}`,
    auth: 'required',
    credentials: 'include',
    schema: UserSchema,
    signal,
  })
}

/** What the charge dialog says when the customer lookup failed (SPEC 8, Charge dialog). */
export function lookupErrorText(error: unknown): string {
  if (hasStatus(error, 401)) return 'Unauthorized (401). Please sign in again.'
  if (hasStatus(error, 403)) return "Forbidden (403). You don't have permissions."
  if (hasStatus(error, 404)) return 'User not found (404).'
  return serverText(error) ?? 'Failed to fetch user by email.'
}
