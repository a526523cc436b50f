import { chargeFailureOf, createCharge, type ChargeRequest } from '@/api/charges'
import { ApiError } from '@/api/http/api-error'
import { chargeWords } from '@/domain/failures/charge-failures'
import { isOutcomeUnknown, type Failure } from '@/domain/failures/failure-words'
import type { ChargeOutcome } from '@/domain/money/charge-attempts'
import { CHARGED, type ChargeMessage } from './charge-message'

interface Sent {
  readonly outcome: Exclude<ChargeOutcome, 'tried'>
  readonly message: ChargeMessage
}

/** An answer that does not say "ok" is not the one that was promised. */
const NOT_OK: Failure = { code: 'shape', status: null, serverText: null }

/**
 * Sends one charge and says how it ended. It never throws and never tries again: whatever does not
 * say clearly that no money moved counts as unknown.
 */
export async function sendCharge(charge: ChargeRequest): Promise<Sent> {
  try {
    const { ok, message } = await createCharge(charge)
    if (ok) {
      const words = { sentence: CHARGED, advice: null, lang: 'en' } as const
      return { outcome: 'charged', message: { tone: 'success', words } }
    }
    const words = chargeWords('charge', NOT_OK)
    return {
      outcome: 'unknown',
      message: { tone: 'error', words, meaning: 'unknown', serverText: message },
    }
  } catch (error) {
    const failure = chargeFailureOf(error)
    const isUnknown = !(error instanceof ApiError) || isOutcomeUnknown(failure)
    const outcome = isUnknown ? 'unknown' : 'refused'
    const words = chargeWords('charge', failure)
    return { outcome, message: { tone: 'error', words, meaning: outcome } }
  }
}
