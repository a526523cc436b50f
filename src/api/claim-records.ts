import * as v from 'valibot'
import { idOrNull, listOf, plainObject, textOrNull, textsOrNull } from './lenient'
import { request, requestUnread, type CallOptions } from './request'

const FieldsSchema = v.object({
  id: idOrNull,
  name: textOrNull,
  lastname: textOrNull,
  rut: textOrNull,
  email: textOrNull,
  phone: textOrNull,
  reservation_code: textOrNull,
  handler: textOrNull,
  created_at: textOrNull,
  category: textOrNull,
  subcategory: textOrNull,
  type: textOrNull,
  submitted_date: textOrNull,
  case_number: textOrNull,
  tracking_id: textOrNull,
  case_folder: textOrNull,
  last_customer_contact: textOrNull,
  last_airline_contact: textOrNull,
  updated_at: textOrNull,
  next_step: textOrNull,
  flight_id: idOrNull,
  documents: textsOrNull,
  agency: textOrNull,
  alias: textOrNull,
  airline: textOrNull,
})

/** What can be read of a claim; a field that is missing or of another type is null. */
export type ClaimRecordFields = v.InferOutput<typeof FieldsSchema>

/**
 * A claim as the back office sees it (SPEC 3, Claim). Old rows have gaps: a field that is missing
 * or of another type is null, and the row is still shown.
 */
export interface ClaimRecord extends ClaimRecordFields {
  /** The row as it came, because saving sends back what nobody touched; never shown as it is. */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Reads a row of an answer. */
export function toClaimRecord(raw: Readonly<Record<string, unknown>>): ClaimRecord {
  return { ...v.parse(FieldsSchema, raw), raw }
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

/** One page of claims; `total` counts the claims of all pages. */
export interface ClaimRecordPage {
  readonly items: ClaimRecord[]
  readonly total: number
}

const Items = listOf(ClaimRecordSchema)
const Total = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null)

/** A total that the rows at hand contradict, or none, would leave rows out of every page. */
function toPage(items: ClaimRecord[], total: number | null): ClaimRecordPage {
  return { items, total: Math.max(total ?? 0, items.length) }
}

const PageSchema = v.union([
  v.pipe(
    Items,
    v.transform((items) => toPage(items, null)),
  ),
  v.pipe(
    v.object({ items: Items, total: Total }),
    v.transform(({ items, total }) => toPage(items, total)),
  ),
])

/** The claims that match, whether the server answers a list or a page (SPEC 7, GET /claims/). */
export function getClaimRecords(
  filters: ClaimRecordFilters,
  { signal }: CallOptions = {},
): Promise<ClaimRecordPage> {
  const { email, category, subcategory, airline, page, limit } = filters
  return request({
    method: 'GET',
    path: '/claims/',
    auth: 'required',
    query: { email, category, subcategory, airline, page, limit },
    schema: PageSchema,
    signal,
  })
}

/** Creates a claim; its answer is not read (SPEC 7, POST /claims/). */
export function createClaimRecord(payload: ClaimRecordPayload): Promise<void> {
  return requestUnread({ method: 'POST', path: '/claims/', auth: 'required', json: payload })
}

/** Saves a claim; its answer is not read (SPEC 7, PUT /claims/{id}, without a closing slash). */
export function updateClaimRecord(id: number | string, payload: ClaimRecordPayload): Promise<void> {
  return requestUnread({
    method: 'PUT',
    path: `/claims/${encodeURIComponent(id)}`,
    auth: 'required',
    json: payload,
  })
}
