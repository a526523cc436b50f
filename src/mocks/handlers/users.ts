import type { User } from '@/api/user'
import { requireRole } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, refuse, type Endpoint } from '@/mocks/endpoint'
import type { DemoUser } from '@/mocks/state'

function toListRow({ id, name, rut, hasRegisteredCard, email, phone, alias }: DemoUser): User {
  return { id, name, rut, hasRegisteredCard, email, phone, alias }
}

export const usersEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/users/',
    faultField: CALLER_ADDRESS,
    respond: (call) => {
      requireRole(call, 'LEGAL', 'ADMIN')
      return call.state.users.map(toListRow)
    },
  },
  {
    method: 'get',
    path: '/users/by-email/:email',
    faultField: 'email',
    respond: (call) => {
      requireRole(call, 'LEGAL', 'ADMIN')
      const wanted = call.params['email']?.toLowerCase()
      const user = call.state.users.find(({ email }) => email.toLowerCase() === wanted)
      if (!user) throw refuse(404, 'User not found')
      return { ...toListRow(user), role: user.role, flowCustomerId: user.flowCustomerId }
    },
  },
]
