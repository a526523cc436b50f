import { requireRole } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, type Endpoint } from '@/mocks/endpoint'

export const referralEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/qr/me',
    faultField: CALLER_ADDRESS,
    respond: (call) => {
      requireRole(call, 'TAXI')
      return call.state.referral
    },
  },
]
