import { expect, it } from 'vitest'
import { formatClp } from '@/domain/country/money'
import { button, field, findField } from '@tests/support/page'
import { demo } from '@tests/support/server'
import { ChargeModel } from './charge-model'
import { CHARGE_STEPS, CHARGE_TITLE, openDesk, type Desk } from './charge-steps'
import { attemptsBox, factBoxes } from './queries'
import { MODEL_TIMEOUT_MS, playModel } from './run-model'
// Loads lazy modules at the start, so that no step waits for them.
import '@/app/layouts/account/AccountLayout'
import '@/app/layouts/staff/AdminLayout'
import '@/app/layouts/staff/RequireAdminCookie'
import '@/features/claim-editor/charge/ChargeDialog'
import '@/features/claim-editor/details/ClaimDetailsDialog'
import '@/screens/admin-charges/AdminChargesPage'

/** Equal orders have one `commerce_order`, and different orders have different ones. */
function expectOrders(model: Readonly<ChargeModel>, { sent }: Desk): void {
  const names = new Map<string, string>()
  sent.forEach(({ commerce_order: order }, index) => {
    const expected = model.sent[index]?.order ?? '?'
    expect(names.get(expected) ?? order).toBe(order)
    names.set(expected, order)
  })
  expect(new Set(names.values()).size).toBe(names.size)
  const acted = [...model.acted].map((order) => names.get(order))
  expect(demo.state.charges.map((charge) => charge.commerce_order)).toEqual(acted)
}

function expectDialog(model: Readonly<ChargeModel>): void {
  const { opening, amount } = model
  if (!opening) {
    if (!model.fading) expect(findField('Amount (CLP)')).toBeNull()
    return
  }
  const { claim } = opening
  const dialog = field('Amount (CLP)').form
  expect(dialog).toHaveTextContent(`Reclamo ${claim.id}`)
  expect(field('Customer ID')).toHaveValue(opening.isLooking ? '' : (claim.customerId ?? ''))
  expect(field('Amount (CLP)')).toHaveValue(opening.text)
  const echo = /Se cobrarán \S+ CLP/.exec(dialog?.textContent ?? '')?.[0] ?? null
  expect(echo).toBe(amount === null ? null : `Se cobrarán ${formatClp(amount)} CLP`)
  expect(button('Confirm charge')?.hasAttribute('disabled')).toBe(!model.canConfirm)
  expect(attemptsBox()?.checked ?? null).toBe(model.hasBox ? model.isTicked : null)
  expect(factBoxes(CHARGE_TITLE).map(({ checked }) => checked)).toEqual(
    model.facts.map((fact) => opening.known.has(fact)),
  )
}

it(
  'sends exactly the confirmed charges under random steps',
  async () => {
    await playModel<ChargeModel, Desk>({
      steps: CHARGE_STEPS,
      open: async () => ({ model: new ChargeModel(), real: await openDesk() }),
      agree: (model, desk) => {
        expect(
          desk.sent.map(({ amount, customer_id, optionals }) => [
            optionals.claim_id,
            customer_id,
            amount,
          ]),
        ).toEqual(model.sent.map(({ amount, claim }) => [claim.id, claim.customerId, amount]))
        expectOrders(model, desk)
        expectDialog(model)
      },
    })
  },
  MODEL_TIMEOUT_MS,
)
