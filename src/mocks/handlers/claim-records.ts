import { fitsFilters } from '@/domain/claim/list/claim-list'
import { toDayString } from '@/domain/dates'
import { sorted } from '@/domain/sorting'
import { requireRole } from '@/mocks/people/bearer'
import { get, post, put, refuse } from '@/mocks/endpoint'
import { check, readJson } from '@/mocks/read-body'
import { nextId, replaceRow, type DemoClaim } from '@/mocks/state'
import * as v from 'valibot'
import { email, day, dayOrNull, text, nullableText } from './fields'

const MAX_LIMIT = 500

const countFrom = (fallback: string) =>
  v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number)), fallback)

const listQuery = v.strictObject({
  email: v.optional(v.string(), ''),
  category: v.optional(v.string(), ''),
  subcategory: v.optional(v.string(), ''),
  airline: v.optional(v.string(), ''),
  page: countFrom('1'),
  limit: v.pipe(countFrom('25'), v.maxValue(MAX_LIMIT)),
})

/** Fields of the staff form; blank texts, missing or unknown fields and an id are refused. */
const editedClaim = v.strictObject({
  reservation_code: text,
  handler: text,
  category: text,
  // Most categories have no known sub-status.
  subcategory: nullableText,
  type: text,
  airline: text,
  name: nullableText,
  lastname: nullableText,
  rut: v.nullable(v.pipe(text, v.minLength(7, 'RUT is too short'))),
  email: v.nullable(email),
  phone: nullableText,
  case_number: nullableText,
  tracking_id: nullableText,
  case_folder: nullableText,
  next_step: nullableText,
  agency: nullableText,
  flight_id: v.optional(text),
  documents: v.array(text),
  created_at: nullableText,
  submitted_date: dayOrNull,
  last_customer_contact: dayOrNull,
  last_airline_contact: dayOrNull,
  updated_at: day,
})

/** The real service accepts any value that it sent itself. */
function isUntouched(field: string, value: unknown, before: DemoClaim): boolean {
  const given: Readonly<Record<string, unknown>> = { ...before }
  const isEditable = field !== 'id' && field !== 'alias' && field in given
  return isEditable && value !== null && JSON.stringify(value) === JSON.stringify(given[field])
}

/** Validates the edited fields; missing fields are refused. */
function checkEdited(sent: Readonly<Record<string, unknown>>, before: DemoClaim) {
  const untouched = new Set(
    Object.keys(sent).filter((field) => isUntouched(field, sent[field], before)),
  )
  const isEdited = ([field]: readonly [string, unknown]) => !untouched.has(field)
  const entries = Object.fromEntries(Object.entries(editedClaim.entries).filter(isEdited))
  const edited = Object.fromEntries(Object.entries(sent).filter(isEdited))
  return check(v.strictObject(entries), edited, 'body') as Partial<DemoClaim>
}

/** The alias cannot be edited (SPEC 5). */
const newClaim = v.strictObject({ ...editedClaim.entries, alias: nullableText })

/** Cached results: paging repeats the same filter. */
const found = new WeakMap<readonly DemoClaim[], Map<string, readonly DemoClaim[]>>()

function findClaims(
  claims: readonly DemoClaim[],
  filter: v.InferOutput<typeof listQuery>,
): readonly DemoClaim[] {
  const lists = found.get(claims) ?? new Map<string, readonly DemoClaim[]>()
  found.set(claims, lists)
  const { email: part, category, subcategory, airline } = filter
  const asked = JSON.stringify([part, category, subcategory, airline])
  const list =
    lists.get(asked) ??
    sorted(
      claims.filter((claim) => fitsFilters(claim, filter)),
      (a, b) => b.id - a.id,
    )
  lists.set(asked, list)
  return list
}

export const claimRecordEndpoints = [
  get('/claims/', 'email', (call): { items: DemoClaim[]; total: number } => {
    requireRole(call, 'LEGAL', 'ADMIN')
    const query = Object.fromEntries(new URL(call.request.url).searchParams)
    const filter = check(listQuery, query, 'query')
    const newestFirst = findClaims(call.state.claims, filter)
    const start = (filter.page - 1) * filter.limit
    return { items: newestFirst.slice(start, start + filter.limit), total: newestFirst.length }
  }),
  post('/claims/', 'next_step', async (call) => {
    requireRole(call, 'LEGAL', 'ADMIN')
    const sent = await readJson(call, newClaim)
    const claim: DemoClaim = {
      ...sent,
      id: nextId(call.state.claims),
      created_at: sent.created_at ?? toDayString(call.now),
      flight_id: sent.flight_id ?? null,
    }
    call.state.claims = [...call.state.claims, claim]
    return claim
  }),
  put('/claims/:id', 'next_step', async (call) => {
    requireRole(call, 'LEGAL', 'ADMIN')
    const before = call.state.claims.find(({ id }) => String(id) === call.params['id'])
    if (!before) throw refuse(404, 'Claim not found')
    const sent = await readJson(call, v.record(v.string(), v.unknown()))
    const flight_id = 'flight_id' in sent ? before.flight_id : null
    const claim: DemoClaim = { ...before, flight_id, ...checkEdited(sent, before) }
    call.state.claims = replaceRow(call.state.claims, claim)
    return claim
  }),
]
