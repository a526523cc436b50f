import { chargeOrder } from './charge'
import { isOpenAttempt, riskOf, type ChargeAttempt } from './charge-attempts'

/**
 * What confirming an amount does to a claim with these attempts. `first`: no money can have moved;
 * `busy`: nothing, because another tab is charging the claim at this moment; `retry`: the open order of this amount is sent again, and the provider refuses it if it is paid;
 * `beside`: a new charge while the outcome of another amount is unknown; `again`: a new charge of a
 * claim that was charged.
 */
export interface ChargePlan {
  readonly kind: 'first' | 'busy' | 'retry' | 'beside' | 'again'
  /** The open order that is sent again; null where a new one is needed. */
  readonly order: string | null
  /** Names the risk and what is done about it: a confirmation holds for this key alone. '' for none. */
  readonly key: string
}

/**
 * Plans a charge (CONTRACT, `commerce_order`).
 *
 * @param attempts of the claim, newest first
 * @param amount whole CLP; null while none is typed
 * @param isBusy whether another tab is charging the claim
 */
export function planCharge(
  attempts: readonly ChargeAttempt[],
  amount: number | null,
  isBusy = false,
): ChargePlan {
  const risk = riskOf(attempts)
  if (isBusy) return { kind: 'busy', order: null, key: risk }
  if (risk === '') return { kind: 'first', order: null, key: '' }
  const open = attempts.filter(isOpenAttempt)
  const order = open.find((entry) => entry.amount === amount)?.order ?? null
  const kind = order !== null ? 'retry' : open.length > 0 ? 'beside' : 'again'
  return { kind, order, key: `${risk} ${order ?? 'new'}` }
}

/**
 * Creates an order reference that no known attempt has: two charges within a millisecond would share
 * one, and the provider would take the second for a repetition.
 */
export function newChargeOrder(
  claimId: number | string,
  taken: readonly string[],
  now: Date,
): string {
  let at = now.getTime()
  while (taken.includes(chargeOrder(claimId, new Date(at)))) at += 1
  return chargeOrder(claimId, new Date(at))
}

interface OrderQuestion {
  readonly claimId: number | string
  /** Of the claim, newest first. */
  readonly attempts: readonly ChargeAttempt[]
  readonly amount: number
  /** The order that this opening of the dialog minted for the amount. */
  readonly own: string | undefined
  readonly now: Date
}

/**
 * The order to send: the open one of this amount, whatever opening or tab it came from; else the one
 * of this opening while it was only refused; else a new one. What was charged or settled as not paid
 * is never sent again.
 */
export function orderToSend({ claimId, attempts, amount, own, now }: OrderQuestion): string {
  const { order } = planCharge(attempts, amount)
  if (order !== null) return order
  const known = attempts.find((entry) => entry.order === own)
  if (own !== undefined && known?.outcome === 'refused') return own
  return newChargeOrder(
    claimId,
    attempts.map((entry) => entry.order),
    now,
  )
}
