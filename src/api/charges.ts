import * as v from 'valibot'
import { ApiError, hasStatus, serverText } from './http/api-error'
import { detailText } from './http/detail-text'
import { plainObject, textOrNull } from './lenient'
import { request } from './http/request'

/** SPEC 3, Charge request. */
export interface ChargeRequest {
  readonly customer_id: string
  /** Whole pesos. */
  readonly amount: number
  readonly subject: string
  /** The order's reference: the same one on every try, or the provider charges twice. */
  readonly commerce_order: string
  readonly currency: 'CLP'
  readonly optionals: {
    readonly claim_id: number | string
    readonly email: string | null
    readonly airline: string | null
  }
}

const ChargeAnswer = v.object({ ok: v.fallback(v.boolean(), false), message: textOrNull })

/** `ok` is false for anything but the server's own `true`. */
export type ChargeResult = v.InferOutput<typeof ChargeAnswer>

/** Charges a customer's card, once: never repeat it unasked (SPEC 7, POST /flow/charge). */
export function createCharge(charge: ChargeRequest): Promise<ChargeResult> {
  return request({
    method: 'POST',
    path: '/flow/charge',
    auth: 'required',
    json: charge,
    schema: v.pipe(plainObject, ChargeAnswer),
  })
}

/** True when the charge may have gone through although it failed: nobody knows until they look. */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'http' || (error.status ?? 0) >= 500
}

function flowErrorOf(body: unknown): string | null {
  if (!v.is(plainObject, body)) return null
  return detailText(body['flow_error']) ?? flowErrorOf(body['detail'])
}

/**
 * What the charge dialog says when a charge failed (SPEC 8, Charge dialog): the payment provider's
 * own error, else the detail, else the message, else "Request failed."
 */
export function chargeErrorText(error: unknown): string {
  if (hasStatus(error, 401)) return 'Unauthorized (401). Please sign in again.'
  if (hasStatus(error, 403)) return "Forbidden (403). You don't have permissions."
  const flowError = error instanceof ApiError ? flowErrorOf(error.body) : null
  return flowError ?? serverText(error) ?? 'Request failed.'
}
