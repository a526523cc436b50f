import { requireRole } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, get } from '@/mocks/endpoint'

export const referralEndpoints = [
  get('/qr/me', CALLER_ADDRESS, (call) => {
    requireRole(call, 'TAXI')
    return call.state.referral
  }),
]
