import { ApiError } from '@/api/http/api-error'
import { chargeErrorText, createCharge, isOutcomeUnknown, type ChargeRequest } from '@/api/charges'
import type { ChargeOutcome } from '@/domain/money/charge-tries'
import { CHARGE_TEXTS, errorMessage, HEADLINES, type ChargeMessage } from './charge-texts'

interface Sent {
  readonly outcome: Exclude<ChargeOutcome, 'tried'>
  readonly message: ChargeMessage
}

/**
 * Sends one charge and says how it ended. It never throws and never tries again: whatever does not
 * say clearly that no money moved counts as unknown.
 */
export async function sendCharge(charge: ChargeRequest): Promise<Sent> {
  try {
    const { ok, message } = await createCharge(charge)
    if (ok) {
      const done = { tone: 'success', text: CHARGE_TEXTS.success, lang: 'en' } as const
      return { outcome: 'charged', message: done }
    }
    return {
      outcome: 'unknown',
      message: errorMessage(CHARGE_TEXTS.unexpected, {
        headline: HEADLINES.unknown,
        said: message,
      }),
    }
  } catch (error) {
    const isUnreadable = error instanceof ApiError && error.kind === 'shape'
    const isUnknown = !(error instanceof ApiError) || isOutcomeUnknown(error)
    const outcome = isUnknown ? 'unknown' : 'refused'
    const text = isUnreadable ? CHARGE_TEXTS.unexpected : chargeErrorText(error)
    return { outcome, message: errorMessage(text, { headline: HEADLINES[outcome] }) }
  }
}
