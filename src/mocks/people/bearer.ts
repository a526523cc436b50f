import { refuse, type DemoRequest } from '@/mocks/endpoint'
import type { DemoUser } from '@/mocks/state'
import { tokenOwner } from './token'

/** The person a call's bearer token belongs to; null without a usable token. */
export function findCaller({ request, state, now }: DemoRequest): DemoUser | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  const email = tokenOwner(token, now)
  return state.users.find((user) => user.email === email) ?? null
}

/** The signed-in person; refuses with 401 where there is none. */
export function requireCaller(call: DemoRequest): DemoUser {
  const caller = findCaller(call)
  if (!caller) throw refuse(401, 'Not authenticated')
  return caller
}

/** The signed-in person in one of `roles` (SPEC 6, any case); refuses with 401 or 403. */
export function requireRole(call: DemoRequest, ...roles: readonly string[]): DemoUser {
  const caller = requireCaller(call)
  if (!roles.includes(caller.role.toUpperCase())) throw refuse(403, 'Not enough permissions')
  return caller
}
