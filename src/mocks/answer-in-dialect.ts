import { refuse, type DemoRequest, type Endpoint } from './endpoint'
import { DIALECTS, hear, OWN_FIELD, speak, type Dialect } from './dialects'
import { refuseFields } from './read-body'

/** The calls whose rows a server writes in its own way. */
const RECORDS = ['/claims/', '/claims/:id', '/user/', '/users/']

/** What a claim can be sent without, where empty fields are left out. */
const CLAIM_FIELDS = [
  ...['name', 'lastname', 'rut', 'email', 'phone', 'case_number', 'tracking_id', 'case_folder'],
  ...['next_step', 'agency', 'created_at', 'submitted_date', 'subcategory', 'handler'],
  ...['last_customer_contact', 'last_airline_contact', 'reservation_code'],
]

async function heardCall(
  endpoint: Endpoint,
  call: DemoRequest,
  dialect: Dialect,
): Promise<DemoRequest> {
  const { request } = call
  const text = await request.clone().text()
  if (dialect.maxBody !== null && text.length > dialect.maxBody) throw refuse(413, 'Too large')
  if (!RECORDS.includes(endpoint.path) || endpoint.method === 'get') return call
  const sent = JSON.parse(text) as Readonly<Record<string, unknown>>
  if (dialect.unknown === 'forbidden' && OWN_FIELD in sent) {
    const msg = 'Extra inputs are not permitted'
    throw refuseFields([{ type: 'extra_forbidden', loc: ['body', OWN_FIELD], msg }])
  }
  const known = endpoint.path === '/claims/:id' ? CLAIM_FIELDS : []
  const { method, headers, url } = request
  const body = JSON.stringify(hear(sent, dialect, known))
  return { ...call, request: new Request(url, { method, headers, body }) }
}

/** Refuses calls above a number within a second. */
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

/** What an endpoint answers as a server of this dialect would. */
export async function answerInDialect(
  endpoint: Endpoint,
  call: DemoRequest,
  dialect: Dialect,
): Promise<unknown> {
  // The bodies of our own stay unread here: some of them are files.
  if (dialect === DIALECTS.propio) return endpoint.respond(call)
  const answer = await endpoint.respond(await heardCall(endpoint, call, dialect))
  return RECORDS.includes(endpoint.path) ? speak(answer, dialect) : answer
}
