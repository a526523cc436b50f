import type { ChargeRequest } from '@/api/charges'
import { requireRole } from '@/mocks/people/bearer'
import { refuse, type Endpoint } from '@/mocks/endpoint'
import { readJson } from '@/mocks/read-body'
import * as v from 'valibot'
import { text } from './fields'

const charge = v.strictObject({
  customer_id: text,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  subject: text,
  commerce_order: text,
  currency: v.literal('CLP'),
  optionals: v.strictObject({
    claim_id: v.union([v.number(), text]),
    email: v.nullable(text),
    airline: v.nullable(text),
  }),
})

const isSamePayment = (a: ChargeRequest, b: ChargeRequest) =>
  a.customer_id === b.customer_id && a.amount === b.amount

export const chargeEndpoints: readonly Endpoint[] = [
  {
    method: 'post',
    path: '/flow/charge',
    faultField: 'subject',
    respond: async (call) => {
      requireRole(call, 'ADMIN')
      const wanted = await readJson(call, charge)
      const payer = call.state.users.find((user) => user.flowCustomerId === wanted.customer_id)
      if (!payer?.hasRegisteredCard) {
        throw refuse(400, { flow_error: { message: 'The customer has no registered card.' } })
      }
      const done = call.state.charges.find((old) => old.commerce_order === wanted.commerce_order)
      if (done && !isSamePayment(done, wanted)) {
        throw refuse(409, 'commerce_order was already used for another payment')
      }
      // A repeated order is a retry after a lost answer: it must not take the money twice.
      if (!done) call.state.charges = [...call.state.charges, wanted]
      return { ok: true, message: 'Charge created' }
    },
  },
]
