import * as v from 'valibot'
import { plainObject } from './lenient'
import { request, type CallOptions } from './request'

const Count = v.pipe(v.number(), v.finite())

const ReferralInfoSchema = v.pipe(
  plainObject,
  v.object({
    claims_count: Count,
    valid_claims: Count,
    /** Earnings in pesos. */
    amount: Count,
  }),
)

/** What a referrer's QR code has brought (SPEC 3, Referral info). */
export type ReferralInfo = v.InferOutput<typeof ReferralInfoSchema>

/** The signed-in referrer's figures; one that is not a number is a `shape` error (SPEC 7, GET /qr/me). */
export function getReferralInfo({ signal }: CallOptions = {}): Promise<ReferralInfo> {
  return request({
    method: 'GET',
    path: '/qr/me',
    auth: 'required',
    schema: ReferralInfoSchema,
    signal,
  })
}
