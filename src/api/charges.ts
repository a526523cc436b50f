import * as v from 'valibot'
import type { CURRENCY } from '@/domain/country/chile'
import type { Failure } from '@/domain/failures/failure-message'
import { ApiError } from './http/api-error'
import { detailText } from './http/detail-text'
import { toFailure } from './http/to-failure'
import { plainObject, textOrNull } from './lenient'
import { request } from './http/request'

/** SPEC 3, Charge request. */
export interface ChargeRequest {
  readonly customer_id: string
  /** Whole pesos. */
  readonly amount: number
  readonly subject: string
  /** Retries must send the same order; otherwise the provider charges twice. */
  readonly commerce_order: string
  readonly currency: typeof CURRENCY
  readonly optionals: {
    readonly claim_id: number | string
    readonly email: string | null
    readonly airline: string | null
  }
}

const ChargeAnswer = v.object({ ok: v.fallback(v.boolean(), false), message: textOrNull })

/** `ok` is false unless the server sends `true`. */
export type ChargeResult = v.InferOutput<typeof ChargeAnswer>

/** Charges a card. Never retry automatically (SPEC 7, POST /flow/charge). */
export function createCharge(charge: ChargeRequest): Promise<ChargeResult> {
  return request({
    method: 'POST',
    path: '/flow/charge',
    auth: 'required',
    json: charge,
    schema: v.pipe(plainObject, ChargeAnswer),
  })
}

function flowErrorOf(body: unknown): string | null {
  if (!v.is(plainObject, body)) return null
  return detailText(body['flow_error']) ?? flowErrorOf(body['detail'])
}

/** The provider's error has priority over the server's (SPEC 8, Charge dialog). */
export function chargeFailureOf(error: unknown): Failure {
  const failure = toFailure(error)
  const flowError = error instanceof ApiError ? flowErrorOf(error.body) : null
  return { ...failure, serverText: flowError ?? failure.serverText }
}
