import { refuse, type DemoRequest, type Endpoint } from './endpoint'
import { DIALECTS, hear, OWN_FIELD, speak, type Dialect } from './dialects'
import type { Row } from '@/domain/raw-values'
import { findCaller } from './people/bearer'
import { refuseFields } from './read-body'

/** Calls with rows in the dialect. */
const RECORDS = [
  '/claim/',
  '/claims/',
  '/claims/:id',
  '/user/',
  '/users/',
  '/users/by-email/:email',
]

/** Stored values of the row, without those a save cannot change. */
function rowBefore(endpoint: Endpoint, call: DemoRequest, { leftOut }: Dialect): Row {
  if (endpoint.method !== 'put') return {}
  const user = findCaller(call)
  if (endpoint.path === '/user/' && user) {
    const { name, rut, address, phone } = user
    return { name, rut, address, phone }
  }
  const claim = call.state.claims.find(({ id }) => String(id) === call.params['id'])
  if (!claim) return {}
  const { id: _, alias: _alias, flight_id, ...row } = claim
  // A claim without a flight is saved without that field, never with null (SPEC 5).
  return leftOut === 'kept' && flight_id !== null ? { ...row, flight_id } : row
}

function requireKnownFields(endpoint: Endpoint, sent: Row, { unknown }: Dialect): void {
  const loc = ['body', OWN_FIELD]
  if (unknown === 'forbidden' && OWN_FIELD in sent) {
    throw refuseFields([{ type: 'extra_forbidden', loc, msg: 'Extra inputs are not permitted' }])
  }
  // A real server would lose the value silently.
  if (unknown === 'kept' && endpoint.method === 'put' && !(OWN_FIELD in sent)) {
    throw refuseFields([{ type: 'missing', loc, msg: 'Field required' }])
  }
}

/** Row of a JSON body; null for other bodies. */
function rowIn(text: string): Row | null {
  try {
    return JSON.parse(text) as Row
  } catch {
    return null
  }
}

async function heardCall(
  endpoint: Endpoint,
  call: DemoRequest,
  dialect: Dialect,
): Promise<DemoRequest> {
  const { request } = call
  const text = await request.clone().text()
  if (dialect.maxBody !== null && text.length > dialect.maxBody) throw refuse(413, 'Too large')
  const sent = RECORDS.includes(endpoint.path) ? rowIn(text) : null
  if (sent === null) return call
  requireKnownFields(endpoint, sent, dialect)
  const { method, headers, url } = request
  const body = JSON.stringify(hear(sent, dialect, rowBefore(endpoint, call, dialect)))
  return { ...call, request: new Request(url, { method, headers, body }) }
}

export function createLimit({ callsPerSecond }: Dialect): () => void {
  let taken: readonly number[] = []
  return () => {
    if (callsPerSecond === null) return
    const at = performance.now()
    taken = taken.filter((before) => at - before < 1000)
    if (taken.length >= callsPerSecond) {
      throw refuse(429, 'Too Many Requests', { 'Retry-After': '1' })
    }
    taken = [...taken, at]
  }
}

export async function answerInDialect(
  endpoint: Endpoint,
  call: DemoRequest,
  dialect: Dialect,
): Promise<unknown> {
  // Leaves bodies of our own dialect unread, because some are files.
  if (dialect === DIALECTS.propio) return endpoint.respond(call)
  const answer = await endpoint.respond(await heardCall(endpoint, call, dialect))
  return RECORDS.includes(endpoint.path) ? speak(answer, dialect) : answer
}
