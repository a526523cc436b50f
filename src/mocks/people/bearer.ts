import { refuse, type DemoRequest } from '@/mocks/endpoint'
import type { DemoUser } from '@/mocks/state'
import { tokenOwner } from './token'

export function findCaller({ request, state, now }: DemoRequest): DemoUser | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '') ?? []
  const email = tokenOwner(token, now)
  return state.users.find((user) => user.email === email) ?? null
}

/** Refuses with 401. */
export function requireCaller(call: DemoRequest): DemoUser {
  const caller = findCaller(call)
  if (!caller) throw refuse(401, 'Not authenticated')
  return caller
}

/** Refuses with 401, or with 403 for another role (SPEC 6, any case). */
export function requireRole(call: DemoRequest, ...roles: readonly string[]): DemoUser {
  const caller = requireCaller(call)
  if (!roles.includes(caller.role.toUpperCase())) throw refuse(403, 'Not enough permissions')
  return caller
}
