import type { User } from '@/api/user'
import { requireCaller, requireRole } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, get, put, refuse } from '@/mocks/endpoint'
import { readJson } from '@/mocks/read-body'
import { replaceRow, type DemoUser } from '@/mocks/state'
import * as v from 'valibot'

const line = v.nullish(v.string())

/** The whole profile as sent by GET: on the real service a partial one deletes the rest. */
const profile = v.looseObject({
  id: v.number(),
  email: v.string(),
  name: line,
  rut: line,
  address: line,
  phone: line,
})

function toProfile(user: DemoUser): User {
  const { id, role, email, name, rut, address, phone, alias } = user
  const { hasRegisteredCard, cardInfo, flowCustomerId } = user
  const card = { hasRegisteredCard, cardInfo: cardInfo && { ...cardInfo }, flowCustomerId }
  return { id, role, email, username: email, name, rut, address, phone, alias, ...card }
}

function toListRow({ id, name, rut, hasRegisteredCard, email, phone, alias }: DemoUser): User {
  return { id, name, rut, hasRegisteredCard, email, phone, alias }
}

export const userEndpoints = [
  get('/user/', null, (call) => toProfile(requireCaller(call))),
  put('/user/', 'name', async (call) => {
    const caller = requireCaller(call)
    const { email, name, rut, address, phone } = await readJson(call, profile)
    if (email !== caller.email) {
      throw refuse(422, 'The e-mail cannot be changed')
    }
    const saved: DemoUser = {
      ...caller,
      name: name ?? null,
      rut: rut ?? null,
      address: address ?? null,
      phone: phone ?? null,
    }
    call.state.users = replaceRow(call.state.users, saved)
    return toProfile(saved)
  }),
  get('/users/', CALLER_ADDRESS, (call) => {
    requireRole(call, 'LEGAL', 'ADMIN')
    return call.state.users.map(toListRow)
  }),
  get('/users/by-email/:email', 'email', (call) => {
    requireRole(call, 'LEGAL', 'ADMIN')
    const wanted = call.params['email']?.toLowerCase()
    const user = call.state.users.find(({ email }) => email.toLowerCase() === wanted)
    if (!user) throw refuse(404, 'User not found')
    return { ...toListRow(user), role: user.role, flowCustomerId: user.flowCustomerId }
  }),
]
