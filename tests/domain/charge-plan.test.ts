import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CHARGE_OUTCOMES,
  isOpenAttempt,
  type ChargeAttempt,
  type ChargeOutcome,
} from '@/domain/money/charge-attempts'
import { newChargeOrder, orderToSend, planCharge } from '@/domain/money/charge-plan'
import { property } from '@tests/support/property'

const NOW = new Date(1_000)

/** An attempt whose order is named after its amount and outcome. */
const attempt = (outcome: ChargeOutcome, amount = 38_000): ChargeAttempt => ({
  claimId: '7',
  amount,
  at: 1,
  outcome,
  order: `${amount}-${outcome}`,
})

const send = (attempts: readonly ChargeAttempt[], own?: string) =>
  orderToSend({ claimId: 7, attempts, amount: 38_000, own, now: NOW })

const NEW = 'claim-7-1000'

const unknown = attempt('unknown')
const other = attempt('unknown', 1)

describe('the plan of a charge of $38.000', () => {
  it.each([
    ['nothing', [], 'first', null],
    ['a refusal', [attempt('refused')], 'first', null],
    ['one settled as not paid', [attempt('unpaid')], 'first', null],
    ['one without an answer', [attempt('tried')], 'retry', '38000-tried'],
    ['an unknown one', [attempt('unknown')], 'retry', '38000-unknown'],
    ['an unknown one of another sum', [attempt('unknown', 40_000)], 'beside', null],
    ['a charge', [attempt('charged')], 'again', null],
    ['an unknown one after a charge', [unknown, attempt('charged')], 'retry', '38000-unknown'],
    ['a charge and an unknown other sum', [attempt('charged'), other], 'beside', null],
  ] as const)('after %s', (_name, attempts, kind, order) => {
    expect(planCharge(attempts, 38_000)).toMatchObject({ kind, order })
    expect(send(attempts)).toBe(order ?? NEW)
  })

  it('needs different confirmations for the same order and a new one', () => {
    const attempts = [attempt('unknown')]
    const keys = [38_000, 40_000].map((amount) => planCharge(attempts, amount).key)
    expect(new Set(keys).size).toBe(2)
    expect(planCharge(attempts, 50_000).key).toBe(keys[1])
  })
})

describe('the order of a charge', () => {
  it.each([
    ['is kept after a refusal in the same opening', 'refused', '38000-refused'],
    ['is given up once it is settled as not paid', 'unpaid', NEW],
    ['is given up once it is charged', 'charged', NEW],
  ] as const)('%s', (_title, outcome, expected) => {
    expect(send([attempt(outcome)], `38000-${outcome}`)).toBe(expected)
  })

  it('of another opening is not reused after a refusal', () => {
    expect(send([attempt('refused')])).toBe(NEW)
  })

  const anOrder = fc.nat(3).map((nth) => `claim-7-${nth}`)
  const attempts = fc.array(
    fc
      .tuple(fc.constantFrom(...CHARGE_OUTCOMES), fc.constantFrom(38_000, 40_000), anOrder)
      .map(([outcome, amount, order]) => ({ ...attempt(outcome, amount), order })),
  )
  const maybeOwn = fc.option(anOrder, { nil: undefined })

  property('is that of an open charge', [attempts, maybeOwn], (all, own) => {
    // Storage has one attempt per order.
    const list = [...new Map(all.map((entry) => [entry.order, entry])).values()]
    const order = send(list, own)
    const known = list.find((entry) => entry.order === order)
    const open = list.filter((entry) => entry.amount === 38_000 && isOpenAttempt(entry))
    if (open.length > 0) expect(known && open.includes(known)).toBe(true)
    else expect([undefined, 'refused']).toContain(known?.outcome)
  })

  it('is new each time, even within one millisecond', () => {
    expect(newChargeOrder(7, ['claim-7-1000', 'claim-7-1001'], NOW)).toBe('claim-7-1002')
  })
})
