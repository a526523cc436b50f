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

/** How a field of each kind is read; one that is missing or of another type is null. */
const READERS = { id: idOrNull, list: textsOrNull, other: textOrNull } as const

const readerOf = ({ kind }: ClaimField) =>
  READERS[kind === 'id' || kind === 'list' ? kind : 'other']

const FieldsSchema = v.object(
  Object.fromEntries(FIELD_ROWS.map((field) => [field.key, readerOf(field)])),
)

/** Reads a row of an answer. */
export function toClaimRecord(raw: Readonly<Record<string, unknown>>): Claim {
  return { ...(v.parse(FieldsSchema, raw) as ClaimFieldValues), raw }
}

const ClaimRecordSchema = v.pipe(plainObject, v.transform(toClaimRecord))

/** Fields of a claim as they are sent: no id (SPEC 5). */
export type ClaimRecordPayload = Readonly<Record<string, unknown>>

/** Empty filters are left out of the query. `page` counts from 1. */
export interface ClaimRecordFilters {
  readonly email?: string | undefined
  readonly category?: string | undefined
  readonly subcategory?: string | undefined
  readonly airline?: string | undefined
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** One page of claims. */
export interface ClaimRecordPage {
  readonly items: Claim[]
  /** Claims of all pages; null when the server does not say and nothing else tells. */
  readonly total: number | null
  /** Nobody knows the total, and this page is full: another page may follow. */
  readonly isOpenEnded: boolean
}

const Items = listOf(ClaimRecordSchema)
const Count = v.pipe(v.number(), v.integer(), v.minValue(0))
/** Servers write counts as texts as well; anything else is no count. */
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
 * What an answer means for the question. A total that the rows contradict is none. Without one, more
 * rows than were asked for are the whole list, fewer are its end, and as many may go on.
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
  // Beyond the end nobody can tell how far it is back.
  const isKnown = count > 0 || page === 1
  return { items, total: isKnown ? before + count : null, isOpenEnded: false }
}

/** The claims that match, whether the server answers a list or a page (SPEC 7, GET /claims/). */
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

/** Creates a claim; its answer is not read (SPEC 7, POST /claims/). */
export function createClaimRecord(payload: ClaimRecordPayload): Promise<void> {
  return requestIgnoringBody({ method: 'POST', path: '/claims/', auth: 'required', json: payload })
}

/**
 * Saves a claim (SPEC 7, PUT /claims/{id}, without a closing slash), without fields that the server gave
 * and does not take back.
 *
 * @param loaded the row as it was read
 * @returns the claim as the server answers it; an object that names no claim will do (SPEC 7)
 * @throws {ApiError} `shape` for a 2xx that is not this claim, such as the page of a hotel's Wi-Fi: it does
 * not say that the claim is saved
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
