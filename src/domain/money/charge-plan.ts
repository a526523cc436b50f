import { chargeOrder } from './charge'
import { isOpenAttempt, riskOf, type ChargeAttempt } from './charge-attempts'

/**
 * `first`: no money can have moved; `busy`: another tab is charging the claim; `retry`: the open
 * order of this amount is sent again, which the provider refuses if paid; `beside`: new charge
 * while another amount is open; `again`: new charge of a charged claim.
 */
export interface ChargePlan {
  readonly kind: 'first' | 'busy' | 'retry' | 'beside' | 'again'
  /** Open order to send again; null if a new one is needed. */
  readonly order: string | null
  /** Identifies risk and order: a confirmation is valid for this key only. '' if there is no risk. */
  readonly key: string
}

/** Plans a charge of whole CLP, null if not typed (CONTRACT, `commerce_order`). Attempts: newest first. */
export function planCharge(attempts: readonly ChargeAttempt[], amount: number | null): ChargePlan {
  const risk = riskOf(attempts)
  if (risk === '') return { kind: 'first', order: null, key: '' }
  const open = attempts.filter(isOpenAttempt)
  const order = open.find((entry) => entry.amount === amount)?.order ?? null
  const kind = order !== null ? 'retry' : open.length > 0 ? 'beside' : 'again'
  return { kind, order, key: `${risk} ${order ?? 'new'}` }
}

/** Creates an unused order: the provider takes a second charge with the same order as a repetition. */
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
  /** Newest first. */
  readonly attempts: readonly ChargeAttempt[]
  readonly amount: number
  /** The order that the open dialog created for the amount. */
  readonly own: string | undefined
  readonly now: Date
}

/**
 * Returns the open order of this amount, else the refused order of this dialog, else a new one. A
 * charged or unpaid order is never sent again.
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
