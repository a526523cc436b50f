import { chargeFailureOf, createCharge, type ChargeRequest } from '@/api/charges'
import { expireSessionAfter } from '@/api/http/refusals'
import { chargeFailureMessage, isChargeUnknown } from '@/domain/failures/charge-failures'
import type { Failure } from '@/domain/failures/failure-message'
import { toReason, type ChargeAttempt } from '@/domain/money/charge-attempts'
import { CHARGED, type ChargeMessage } from './charge-message'

interface Sent extends Pick<ChargeAttempt, 'reason'> {
  readonly outcome: 'charged' | 'refused' | 'unknown'
  readonly message: ChargeMessage
}

/** A response without `ok: true` breaks the contract. */
const NOT_OK: Failure = { code: 'invalid-response', status: null, serverText: null }

const reasonOf = (text: string | null) => (text === null ? {} : { reason: toReason(text) })

/**
 * Sends one charge. Never throws and never retries. Any result that does not prove that no money moved is
 * `unknown`. A 401 ends the session.
 */
export async function sendCharge(charge: ChargeRequest): Promise<Sent> {
  try {
    const { ok, message } = await createCharge(charge)
    if (ok) {
      const words = { sentence: CHARGED, advice: null, lang: 'en' } as const
      return { outcome: 'charged', message: { tone: 'success', words } }
    }
    const words = chargeFailureMessage('charge', NOT_OK)
    return {
      outcome: 'unknown',
      message: { tone: 'error', words, meaning: 'unknown' },
      ...reasonOf(message),
    }
  } catch (error) {
    const failure = chargeFailureOf(error)
    const outcome = isChargeUnknown(failure) ? 'unknown' : 'refused'
    const words = chargeFailureMessage('charge', failure)
    expireSessionAfter(error)
    return {
      outcome,
      message: { tone: 'error', words, meaning: outcome },
      ...reasonOf(outcome === 'refused' ? words.sentence : failure.serverText),
    }
  }
}
