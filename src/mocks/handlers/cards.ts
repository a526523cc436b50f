import { cleanRut } from '@/domain/country/rut'
import { requireCaller } from '@/mocks/people/bearer'
import { CALLER_ADDRESS, post, Refusal } from '@/mocks/endpoint'
import { requireEmptyBody } from '@/mocks/read-body'
import { withCard } from '@/mocks/seed/seed-users'
import { replaceRow } from '@/mocks/state'

export const cardEndpoints = [
  post('/register-credit-card/', CALLER_ADDRESS, async (call) => {
    const caller = requireCaller(call)
    await requireEmptyBody(call)
    const rut = cleanRut(caller.rut ?? '')
    if (rut === '' || !caller.name) {
      throw new Refusal(400, { code: 'INCOMPLETE_PROFILE', error: 'Faltan el rut o el nombre.' })
    }
    const taken = call.state.users.some(
      (user) => user.id !== caller.id && user.hasRegisteredCard && cleanRut(user.rut ?? '') === rut,
    )
    if (taken) {
      throw new Refusal(400, { code: 'RUT_ALREADY_REGISTERED', error: 'El rut ya existe.' })
    }
    // A demo cannot show the provider's page: the card is registered at once.
    const expiryDate = `12/${(call.now.getFullYear() + 3) % 100}`
    const card = { lastFourDigits: '4242', expiryDate, brand: 'Visa' }
    call.state.users = replaceRow(call.state.users, withCard(caller, card))
    return { redirect_url: call.settings.cardPage() }
  }),
]
