import * as v from 'valibot'
import { toText } from './http/json-text'
import { plainObject } from './lenient'
import { request, type CallOptions } from './http/request'

/** Servers write decimals as texts, such as '165000.50'. */
const Count = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(
    v.string(),
    v.transform(toText),
    v.trim(),
    v.regex(/^-?\d+(\.\d+)?$/),
    v.transform(Number),
  ),
])

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
