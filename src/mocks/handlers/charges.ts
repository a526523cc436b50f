import { CURRENCY } from '@/domain/country/chile'
import { requireRole } from '@/mocks/people/bearer'
import { post, refuse } from '@/mocks/endpoint'
import { readJson } from '@/mocks/read-body'
import * as v from 'valibot'
import { text } from './fields'

const charge = v.strictObject({
  customer_id: text,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  subject: text,
  commerce_order: text,
  currency: v.literal(CURRENCY),
  optionals: v.strictObject({
    claim_id: v.union([v.number(), text]),
    email: v.nullable(text),
    airline: v.nullable(text),
  }),
})

export const chargeEndpoints = [
  post('/flow/charge', 'subject', async (call) => {
    requireRole(call, 'ADMIN')
    const wanted = await readJson(call, charge)
    const payer = call.state.users.find((user) => user.flowCustomerId === wanted.customer_id)
    if (!payer?.hasRegisteredCard) {
      throw refuse(400, { flow_error: { message: 'The customer has no registered card.' } })
    }
    // Like Flow: a paid order is never charged again.
    if (call.state.charges.some((old) => old.commerce_order === wanted.commerce_order)) {
      const message = `The commerceOrder ${wanted.commerce_order} has been previously paid`
      throw refuse(400, { flow_error: { code: 1605, message } })
    }
    call.state.charges = [...call.state.charges, wanted]
    return { ok: true, message: 'Charge created' }
  }),
]
