import * as v from 'valibot'
import {
  FIELD_ROWS,
  type Claim,
  type ClaimField,
  type ClaimFieldValues,
} from '@/domain/claim/fields'
import { idOrNull, listOf, plainObject, textOrNull, textsOrNull } from './lenient'
import { ApiError } from './http/api-error'
import { sendKnownFields } from './http/known-fields'
import { request, requestIgnoringBody, type CallOptions } from './http/request'

const READERS = { id: idOrNull, list: textsOrNull, other: textOrNull } as const

const readerOf = ({ kind }: ClaimField) =>
  READERS[kind === 'id' || kind === 'list' ? kind : 'other']

const FieldsSchema = v.object(
  Object.fromEntries(FIELD_ROWS.map((field) => [field.key, readerOf(field)])),
)

export function toClaimRecord(raw: Readonly<Record<string, unknown>>): Claim {
  return { ...(v.parse(FieldsSchema, raw) as ClaimFieldValues), raw }
}

const ClaimRecordSchema = v.pipe(plainObject, v.transform(toClaimRecord))

export type ClaimRecordPayload = Readonly<Record<string, unknown>>

/** Empty filters are omitted from the query. `page` counts from 1. */
export interface ClaimRecordFilters {
  readonly email?: string | undefined
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly airline?: string | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

export interface ClaimRecordPage {
  readonly items: Claim[]
  /** Claims of all pages; null if neither the server nor the rows tell. */
  readonly total: number | null
  /** The total is unknown and this page is full: another page may follow. */
  readonly isOpenEnded: boolean
}

const Items = listOf(ClaimRecordSchema)
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Some servers send counts as text. */
const Total = v.fallback(
  v.nullable(
    v.union([Count, v.pipe(v.string(), v.trim(), v.regex(/^\d{1,15}$/), v.transform(Number))]),
  ),
  null,
)

const AnswerSchema = v.union([
  v.pipe(
    Items,
    v.transform((items) => ({ items, total: null })),
  ),
  v.object({ items: Items, total: Total }),
])

/**
 * A total that the rows contradict is ignored. Without a total, more rows than `limit` are the
 * whole list, fewer are its end, exactly `limit` may continue.
 */
function toPage(
  { items, total }: v.InferOutput<typeof AnswerSchema>,
  { page = 1, limit }: ClaimRecordFilters,
): ClaimRecordPage {
  const count = items.length
  if (limit === undefined) return { items, total: Math.max(total ?? 0, count), isOpenEnded: false }
  if (count > limit) return { items, total: Math.max(total ?? 0, count), isOpenEnded: false }
  const before = (page - 1) * limit
  if (total !== null && (count === 0 || before + count <= total || count < limit)) {
    return { items, total: Math.max(total, count), isOpenEnded: false }
  }
  if (count === limit) return { items, total: null, isOpenEnded: true }
  // An empty page after the end does not tell where the end is.
  const isKnown = count > 0 || page === 1
  return { items, total: isKnown ? before + count : null, isOpenEnded: false }
}

export async function getClaimRecords(
  filters: ClaimRecordFilters,
  { signal }: CallOptions = {},
): Promise<ClaimRecordPage> {
  const { email, category, subcategory, airline, page, limit } = filters
  const answer = await request({
    method: 'GET',
    path: '/claims/',
    auth: 'required',
    query: { email, category, subcategory, airline, page, limit },
    schema: AnswerSchema,
    signal,
  })
  return toPage(answer, filters)
}

export function createClaimRecord(payload: ClaimRecordPayload): Promise<void> {
  return requestIgnoringBody({ method: 'POST', path: '/claims/', auth: 'required', json: payload })
}

/**
 * Saves a claim without fields that the server rejects (SPEC 7, PUT /claims/{id}, no final slash).
 * @throws {ApiError} `invalid-response` for another 2xx body, such as a Wi-Fi login page: the claim
 * may not be saved
 */
export async function updateClaimRecord(
  id: number | string,
  payload: ClaimRecordPayload,
  loaded: Claim['raw'],
): Promise<Claim> {
  const saved = await sendKnownFields(
    'claim',
    { body: payload, loaded, own: ['updated_at'] },
    (json) =>
      request({
        method: 'PUT',
        path: `/claims/${encodeURIComponent(id)}`,
        auth: 'required',
        json,
        schema: ClaimRecordSchema,
      }),
  )
  if (saved.id !== null && String(saved.id) !== String(id))
    throw new ApiError('invalid-response', { status: 200, body: null })
  return saved
}
