import { useCallback, useRef, useState } from 'react'
import type { Claim } from '@/domain/claim/fields'
import { lackWords, type ChargeLack } from '@/domain/failures/charge-failures'
import { chargeOrder, chargeSubject } from '@/domain/money/charge'
import { afterTry, riskOf, type ChargeOutcome } from '@/domain/money/charge-tries'
import { withChargeLock } from '@/device/charge-lock'
import { keepChargeTry, readChargeTries } from '@/device/charge-memory'
import { getSession } from '@/session/session-store'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import type { ChargeMessage } from './charge-message'
import { sendCharge } from './send-charge'
import { useChargeTries } from './use-charge-tries'
import type { Customer } from './use-customer'

const OTHER_TAB =
  'Otra pestaña está cobrando este reclamo ahora. Espera a que termine y revisa cómo le fue.'
const CHANGED =
  'Este reclamo acaba de tener otro intento de cobro. Lee el aviso y marca la casilla si aún quieres cobrar.'

interface Order {
  readonly claimId: number | string
  readonly customerId: string
  readonly amount: number
}

/** What to charge whom, or what that lacks. */
function toOrder(claim: Claim, customer: Customer, amount: number | null): Order | ChargeLack {
  if (claim.id === null) return 'noClaimId'
  if (!getSession().signedIn) return 'noToken'
  if (customer.state !== 'found') return 'noCustomer'
  if (amount === null) return 'badAmount'
  return { claimId: claim.id, customerId: customer.id, amount }
}

/** The order of each amount, minted once an opening: every retry of it is the same order. */
function orderFor(orders: Map<number, string>, claimId: number | string, amount: number): string {
  const known = orders.get(amount)
  if (known !== undefined) return known
  const taken = [...orders.values(), ...readChargeTries(claimId).map(({ order }) => order)]
  let at = Date.now()
  while (taken.includes(chargeOrder(claimId, new Date(at)))) at += 1
  const order = chargeOrder(claimId, new Date(at))
  orders.set(amount, order)
  return order
}

/**
 * Charging one claim, in one opening of the dialog: at most one call at a time, the same order on
 * every try of an amount, and none while a risk is on record that the person has not checked.
 *
 * @param pesos the amount that is on the screen, in whole CLP; null for one that cannot be charged
 */
export function useCharge(claim: Claim, customer: Customer, pesos: number | null) {
  const [message, setMessage] = useState<ChargeMessage | null>(null)
  /** The risk that the person said to have checked. */
  const [checked, setChecked] = useState('')
  const [isForgetful, setForgetful] = useState(false)
  const orders = useRef(new Map<number, string>())
  const isFinished = useRef(false)
  const tries = useChargeTries(claim.id)

  const attempt = useCallback(async () => {
    if (isFinished.current) return
    const order = toOrder(claim, customer, pesos)
    if (typeof order === 'string') {
      const words = lackWords(order)
      setMessage({ tone: 'error', words, meaning: 'not-sent', isLocal: true })
      return
    }
    setMessage(null)
    const { claimId, customerId, amount } = order

    const locked = await withChargeLock(claimId, async () => {
      // Read again inside the lock: another tab may have charged since this one was drawn.
      const before = readChargeTries(claimId)
      const risk = riskOf(before)
      if (risk !== '' && risk !== checked) return null
      // It covers one charge: the same risk, met again within a millisecond, has to be checked again.
      setChecked('')
      const commerceOrder = orderFor(orders.current, claimId, amount)
      const earlier = before.find((entry) => entry.order === commerceOrder)?.outcome ?? null
      const entry = { claimId: String(claimId), amount, order: commerceOrder, at: Date.now() }
      const keep = (outcome: ChargeOutcome) => {
        if (!keepChargeTry({ ...entry, outcome })) setForgetful(true)
      }
      // Before the call leaves: a tab that crashes now still leaves a trace.
      keep('tried')
      const sent = await sendCharge({
        customer_id: customerId,
        amount,
        subject: chargeSubject({ ...claim, id: claimId }),
        commerce_order: commerceOrder,
        currency: 'CLP',
        optionals: { claim_id: claimId, email: claim.email, airline: claim.airline },
      })
      keep(afterTry(earlier, sent.outcome))
      return sent
    })
    if (locked.busy || locked.value === null) {
      const words = { sentence: locked.busy ? OTHER_TAB : CHANGED, advice: null }
      setMessage({ tone: 'error', words, isLocal: true })
      return
    }
    isFinished.current = locked.value.outcome === 'charged'
    setMessage(locked.value.message)
  }, [checked, claim, customer, pesos])

  const { run, running } = useSingleFlight(attempt)
  const risk = riskOf(tries)
  return {
    run: () => void run(),
    running,
    message,
    isDone: message?.tone === 'success',
    tries,
    hasRisk: risk !== '',
    isRiskOpen: risk !== '' && risk !== checked,
    setRiskChecked: (isChecked: boolean) => setChecked(isChecked ? risk : ''),
    isForgetful,
    forgetLocalMessage: () => setMessage((old) => (old?.isLocal === true ? null : old)),
  }
}

export type Charge = ReturnType<typeof useCharge>
