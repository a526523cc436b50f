import { request, type CallOptions } from './http/request'
import { requestRows } from './rows'
import { UserSchema, type User } from './user'

/** All users, for staff (SPEC 7, GET /users/). Anything but a list is an `invalid-response`. */
export function getUsers({ signal }: CallOptions = {}): Promise<User[]> {
  return requestRows({ path: '/users/', row: UserSchema, signal })
}

/** A charge needs the `flowCustomerId` (SPEC 7, GET /users/by-email/{email}). */
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
