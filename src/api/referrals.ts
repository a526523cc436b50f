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
    valid_claims: Count,
    /** Earnings in pesos. */
    amount: v.nullable(Count),
  }),
  // In SQL the sum over no rows is null.
  v.check(({ amount, valid_claims }) => amount !== null || valid_claims === 0),
  v.transform((info) => ({ ...info, amount: info.amount ?? 0 })),
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
