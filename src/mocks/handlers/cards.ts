import { cleanRut } from '@/domain/country/rut'
import { requireCaller } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, Refusal, type Endpoint } from '@/mocks/endpoint'
import { requireEmptyBody } from '@/mocks/read-body'
import { replaceRow, type DemoUser } from '@/mocks/state'

function demoCard(owner: DemoUser, now: Date): DemoUser {
  return {
    ...owner,
    hasRegisteredCard: true,
    flowCustomerId: owner.flowCustomerId ?? `cus_demo_${owner.id}`,
    cardInfo: {
      lastFourDigits: '4242',
      cardHolder: (owner.name ?? '').toUpperCase(),
      expiryDate: `12/${(now.getFullYear() + 3) % 100}`,
      brand: 'Visa',
    },
  }
}

export const cardEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/register-credit-card/',
    faultField: CALLER_ADDRESS,
    respond: async (call) => {
      const caller = requireCaller(call)
      await requireEmptyBody(call)
      const rut = cleanRut(caller.rut ?? '')
      if (rut === '' || !caller.name) {
        throw new Refusal(400, { code: 'INCOMPLETE_PROFILE', error: 'Faltan el rut o el nombre.' })
      }
      const taken = call.state.users.some(
        (user) =>
          user.id !== caller.id && user.hasRegisteredCard && cleanRut(user.rut ?? '') === rut,
      )
      if (taken) {
        throw new Refusal(400, { code: 'RUT_ALREADY_REGISTERED', error: 'El rut ya existe.' })
      }
      // A demo cannot show the provider's page: the card is registered at once.
      call.state.users = replaceRow(call.state.users, demoCard(caller, call.now))
      return { redirect_url: call.settings.cardPage() }
    },
  },
]
