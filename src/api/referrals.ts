import * as v from 'valibot'
import { toText } from './http/json-text'
import { plainObject } from './lenient'
import { request, type CallOptions } from './http/request'

/** Some servers send decimals as text, such as '165000.50'. */
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
    valid_claims: v.nullable(Count),
    /** Earnings in pesos. */
    amount: v.nullable(Count),
  }),
  // In SQL the sum over no rows is null.
  v.transform(({ claims_count, valid_claims: valid, amount }) => {
    const valid_claims = claims_count === 0 ? (valid ?? 0) : valid
    return { claims_count, valid_claims, amount: valid_claims === 0 ? (amount ?? 0) : amount }
  }),
  v.object({ claims_count: v.number(), valid_claims: v.number(), amount: v.number() }),
)

export type ReferralInfo = v.InferOutput<typeof ReferralInfoSchema>

/** A figure that is not a number is an `invalid-response` (SPEC 7, GET /qr/me). */
export function getReferralInfo({ signal }: CallOptions = {}): Promise<ReferralInfo> {
  return request({
    method: 'GET',
    path: '/qr/me',
    auth: 'required',
    schema: ReferralInfoSchema,
    signal,
  })
}
