import { parseChargeAmount } from '@/domain/country/amounts'
import { CURRENCY } from '@/domain/country/chile'
import { useRef, useState } from 'react'
import { env } from '@/config/env'
import type { Claim } from '@/domain/claim/fields'
import { missingChargeText, type ChargeLack } from '@/domain/failures/charge-failures'
import { chargeSubject } from '@/domain/money/charge'
import {
  isOpenAttempt,
  mergeOutcomes,
  type ChargeAttempt,
  type ChargeOutcome,
} from '@/domain/money/charge-attempts'
import { orderToSend, planCharge } from '@/domain/money/charge-plan'
import { withChargeLock } from '@/device/tab-locks'
import { saveChargeAttempt, readChargeAttempts } from '@/device/charge-memory'
import { displayName } from '@/session/identity'
import { expireSession, getSession, getUserKey } from '@/session/session-store'
import { useSession } from '@/session/use-session'
import { useSingleFlight } from '@/ui/browser/use-single-flight'
import { BUSY, type ChargeMessage } from './charge-message'
import { sendCharge } from './send-charge'
import { useChargeAttempts } from './use-charge-attempts'
import { useConfirmations } from './use-confirmations'
import { useCustomer, type Customer } from './use-customer'
import { useFreshClaim } from './use-fresh-claim'
import { useRunningCharge } from './use-running-charge'

const BUSY_ADVICE = `${BUSY.title} ${BUSY.text}`
const CHANGED =
  'Este reclamo acaba de tener otro intento de cobro. Lee el aviso y marca la casilla si aún quieres cobrar.'

/** @param doubts new facts, which may be out of sight */
const maybeChanged = (doubts: readonly string[]): ChargeMessage => ({
  tone: 'error',
  words: {
    sentence: 'El reclamo puede haber cambiado desde que lo abriste.',
    advice: [...doubts, 'Revisa los datos de arriba y confirma de nuevo.'].join(' '),
  },
  meaning: 'not-sent',
  isLocal: true,
})

interface Order {
  readonly claimId: number | string
  readonly customerId: string
  readonly amount: number
}

function toOrder(claim: Claim, customer: Customer, amount: number | null): Order | ChargeLack {
  if (claim.id === null) return 'noClaimId'
  if (!getSession().signedIn) return 'noToken'
  if (customer.state !== 'found') return 'noCustomer'
  if (amount === null) return 'badAmount'
  return { claimId: claim.id, customerId: customer.id, amount }
}

/**
 * Charges one claim while the dialog is open: at most one request at a time, the same order until the
 * outcome is known, and none before all confirmations. Holds all that its form shows.
 */
export function useCharge(listed: Claim, isOpen: boolean) {
  const session = useSession()
  const { claim, ...fresh } = useFreshClaim(listed, isOpen)
  // Requests run one at a time: on fewer connections a browser is less likely to resend a charge.
  const customer = useCustomer(claim, isOpen && !fresh.isReading)
  const [typed, setTyped] = useState(() => parseChargeAmount(''))
  const { pesos } = typed
  const [message, setMessage] = useState<ChargeMessage | null>(null)
  /** The message whose snackbar was closed. Compared itself: two can follow each other without a render in between. */
  const [seen, setSeen] = useState<ChargeMessage | null>(null)
  const [isForgetful, setForgetful] = useState(false)
  /** Order id per amount since the dialog opened. */
  const orders = useRef(new Map<number, string>())
  const isFinished = useRef(false)
  /** The order that was charged, or found to be charged, in this opening. */
  const [chargedOrder, setChargedOrder] = useState<string | null>(null)
  const attempts = useChargeAttempts(claim.id)
  const isRunningAnywhere = useRunningCharge(claim.id, attempts)
  const confirmations = useConfirmations(claim, customer, pesos, attempts)
  const { isConfirmed, setConfirmed, areFactsConfirmed, isSameCharge, doubtsOf } = confirmations

  const [wasSignedIn, setWasSignedIn] = useState(session.signedIn)
  if (wasSignedIn !== session.signedIn) {
    setWasSignedIn(session.signedIn)
    // The user has followed "Please sign in again".
    if (session.signedIn) setMessage(null)
  }

  /** What the user changes may be what a message asked for. */
  const dropLocalMessage = () => setMessage((old) => (old?.isLocal === true ? null : old))

  const tellLocally = (sentence: string) => {
    setMessage({ tone: 'error', words: { sentence, advice: null }, isLocal: true })
  }

  const tellLack = (lack: ChargeLack) => {
    const words = missingChargeText(lack)
    setMessage({ tone: 'error', words, meaning: 'not-sent', isLocal: true })
    if (lack === 'noToken') expireSession()
  }

  const { run, running } = useSingleFlight(async () => {
    if (isFinished.current) return
    const order = toOrder(claim, customer, pesos)
    if (typeof order === 'string') {
      tellLack(order)
      return
    }
    if (!areFactsConfirmed) return
    setMessage(null)
    const person = getUserKey()
    const reread = await fresh.readIfOld()
    // Meanwhile the session may have ended, or another user signed in.
    if (reread === null || getUserKey() !== person || !isSameCharge(reread)) {
      setMessage(maybeChanged(reread ? doubtsOf(reread) : []))
      return
    }
    const { claimId, customerId, amount } = order

    const locked = await withChargeLock(claimId, async () => {
      // Read again inside the lock: another tab may have charged since the last render.
      const before = readChargeAttempts(claimId)
      const { key } = planCharge(before, amount)
      if (!isConfirmed(key)) return null
      // A confirmation covers one charge: the same risk needs a new one.
      setConfirmed(key, false)
      const now = new Date()
      const own = orders.current.get(amount)
      const commerceOrder = orderToSend({ claimId, attempts: before, amount, own, now })
      orders.current.set(amount, commerceOrder)
      const earlier = before.find((entry) => entry.order === commerceOrder)?.outcome ?? null
      const entry = { claimId: String(claimId), amount, order: commerceOrder, at: now.getTime() }
      const save = (result: Pick<ChargeAttempt, 'outcome' | 'reason'>) => {
        if (!saveChargeAttempt({ ...entry, ...result })) setForgetful(true)
      }
      // Before the request: if the tab crashes now, the attempt is still on record.
      save({ outcome: 'tried' })
      const { message: told, ...sent } = await sendCharge({
        customer_id: customerId,
        amount,
        subject: chargeSubject({ ...claim, id: claimId }),
        commerce_order: commerceOrder,
        currency: CURRENCY,
        optionals: { claim_id: claimId, email: claim.email, airline: claim.airline },
      })
      save({ ...sent, outcome: mergeOutcomes(earlier, sent.outcome) })
      isFinished.current = sent.outcome === 'charged'
      if (isFinished.current) setChargedOrder(commerceOrder)
      return told
    })
    if (locked.busy) tellLocally(BUSY_ADVICE)
    else if (locked.value === null) tellLocally(CHANGED)
    else setMessage(locked.value)
  })

  const settle = async (order: string, outcome: Extract<ChargeOutcome, 'charged' | 'unpaid'>) => {
    if (claim.id === null || !session.signedIn) return
    const claimId = claim.id
    const by = displayName(session.claims, 'navigation', env.tokenIssuer)
    // Not while a tab charges the claim: its response is more reliable than the user's view.
    const locked = await withChargeLock(claimId, () => {
      const entry = readChargeAttempts(claimId).find((one) => one.order === order)
      if (entry === undefined || !isOpenAttempt(entry)) return Promise.resolve()
      if (!saveChargeAttempt({ ...entry, outcome, settled: { by, at: Date.now() } })) {
        setForgetful(true)
      }
      if (outcome === 'charged') setChargedOrder(order)
      return Promise.resolve()
    })
    if (locked.busy) tellLocally(BUSY_ADVICE)
    else setMessage(null)
  }

  const isDone = message?.tone === 'success'
  const latest = message ?? (customer.state === 'failed' ? customer.message : null)
  return {
    claim,
    fresh,
    customer,
    amount: typed,
    type: (text: string) => {
      setTyped(parseChargeAmount(text))
      dropLocalMessage()
    },
    run: () => void run(),
    explain: () => {
      const lack = toOrder(claim, customer, pesos)
      if (typeof lack === 'string') tellLack(lack)
    },
    running,
    message,
    /** Now in the snackbar, and nowhere else. */
    announced: latest === seen ? null : latest,
    closeSnackbar: () => setSeen(latest),
    isDone,
    /** Not the newest: the clock may have been ahead when an earlier one was charged. */
    charged: attempts.find(({ order }) => order === chargedOrder),
    isSignedIn: session.signedIn,
    isBusyElsewhere: isRunningAnywhere && !running,
    attempts,
    settle: (...settlement: Parameters<typeof settle>) => void settle(...settlement),
    confirmations: {
      ...confirmations,
      setConfirmed: (...confirmed: Parameters<typeof setConfirmed>) => {
        setConfirmed(...confirmed)
        dropLocalMessage()
      },
    },
    isForgetful,
  }
}

export type Charge = ReturnType<typeof useCharge>
