import { buildToken, TEST_PASSWORD, type TestClaim, type TestData, type TestUser } from './api-data'
import { parseMultipart } from './multipart'

export interface Call {
  readonly data: TestData
  readonly contentType: string
  readonly body: Buffer
  readonly query: URLSearchParams
  /** The variable path segment, such as an id; empty when the route has none. */
  readonly param: string
  /** The user of the bearer token, or null. */
  readonly person: TestUser | null
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

interface Route {
  readonly access: 'public' | 'person' | 'staff' | 'admin'
  readonly answer: (call: Call) => Answer
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refuse = (status: number, detail: unknown): Answer => ({ status, body: { detail } })

/** A 422 in FastAPI's format: a list of messages, each with its field. */
const refuseFields = (fields: readonly string[], problem: string) =>
  refuse(
    422,
    fields.map((field) => ({ loc: ['body', field], msg: `${field}: ${problem}` })),
  )

function readJson(call: Call): Record<string, unknown> | null {
  if (!/^application\/json\b/i.test(call.contentType)) return null
  try {
    const value: unknown = JSON.parse(call.body.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** Handles a JSON call that has all required fields; answers 422 otherwise. */
function withJson(
  required: readonly string[],
  answer: (body: Record<string, unknown>, call: Call) => Answer,
) {
  return (call: Call): Answer => {
    const body = readJson(call)
    if (body === null) return refuse(415, 'Expected a JSON object')
    const missing = required.filter((field) => !(field in body) || body[field] === '')
    return missing.length > 0 ? refuseFields(missing, 'required') : answer(body, call)
  }
}

/** Handles a form-urlencoded call with a username and a password. */
function withCredentials(
  answer: (username: string, password: string, call: Call) => Answer,
): Route['answer'] {
  return (call) => {
    if (!/^application\/x-www-form-urlencoded\b/i.test(call.contentType)) {
      return refuse(415, 'Expected a form')
    }
    const form = new URLSearchParams(call.body.toString('utf8'))
    const username = form.get('username') ?? ''
    const password = form.get('password') ?? ''
    return username === '' || password === ''
      ? refuseFields(['username', 'password'], 'required')
      : answer(username, password, call)
  }
}

const logIn = withCredentials((username, password, { data }) => {
  const person = data.users.find(({ email }) => email === username)
  return person && password === TEST_PASSWORD
    ? ok({ access_token: buildToken(person), token_type: 'bearer', role: person.role })
    : refuse(401, 'Incorrect username or password')
})

const register = withCredentials((username, _password, { data }) => {
  if (data.users.some(({ email }) => email === username)) {
    return refuse(400, 'El correo ya está registrado')
  }
  const person: TestUser = {
    id: data.users.length + 1,
    role: 'USER',
    email: username,
    username,
    name: '',
    rut: '',
    address: '',
    phone: '',
    alias: '',
    hasRegisteredCard: false,
    flowCustomerId: null,
    cardInfo: null,
  }
  data.users.push(person)
  return ok({ access_token: buildToken(person), token_type: 'bearer' })
})

const CLAIM_TEXTS = ['name', 'lastname', 'rut', 'phone', 'email', 'type', 'message', 'airline']

function fileClaim(call: Call): Answer {
  if (!/^multipart\/form-data\b/i.test(call.contentType)) return refuse(415, 'Expected multipart')
  const parts = parseMultipart(call.contentType, call.body)
  const known = [...CLAIM_TEXTS, 'qr_id', 'boardingTicketFilename']
  const unknown = parts.filter(({ name }) => !known.includes(name)).map(({ name }) => name)
  if (unknown.length > 0) return refuseFields(unknown, 'unexpected')
  const filled = parts.filter(({ bytes }) => bytes.length > 0).map(({ name }) => name)
  const missing = [...CLAIM_TEXTS, 'boardingTicketFilename'].filter(
    (name) => !filled.includes(name),
  )
  if (missing.length > 0) return refuseFields(missing, 'required')
  const badFile = parts.some(
    ({ name, filename, contentType }) =>
      name === 'boardingTicketFilename' &&
      (filename === null || !/^(application\/pdf|image\/(jpeg|png))$/.test(contentType ?? '')),
  )
  return badFile
    ? refuseFields(['boardingTicketFilename'], 'not a PDF, JPG or PNG')
    : ok({ id: 999 })
}

function listClaims({ data, query }: Call): Answer {
  const matches = (claim: TestClaim) =>
    ['email', 'category', 'subcategory', 'airline'].every((field) => {
      const wanted = query.get(field) ?? ''
      return wanted === '' || claim[field] === wanted
    })
  const found = data.claims.filter(matches)
  const limit = Number(query.get('limit') ?? 25)
  const page = Number(query.get('page') ?? 1)
  if (!(limit > 0 && page > 0)) return refuseFields(['page', 'limit'], 'not a positive number')
  return ok({ items: found.slice((page - 1) * limit, page * limit), total: found.length })
}

const CLAIM_REQUIRED = ['reservation_code', 'handler', 'category', 'subcategory', 'type', 'airline']

const createClaim = withJson(CLAIM_REQUIRED, (body, { data }) => {
  if ('id' in body) return refuseFields(['id'], 'unexpected')
  const created = { ...body, id: data.claims.length + 1 } as TestClaim
  data.claims.push(created)
  return { status: 201, body: created }
})

const updateClaim = withJson([...CLAIM_REQUIRED, 'updated_at'], (body, { data, param }) => {
  const kept = data.claims.find(({ id }) => String(id) === param)
  if (!kept) return refuse(404, 'Claim not found')
  return ok(Object.assign(kept, body, { id: kept.id }))
})

const updateProfile = withJson(['name'], (body, { person }) => {
  const { name, rut, address, phone } = body
  return ok(Object.assign(person ?? {}, { name, rut, address, phone }))
})

const CHARGE_FIELDS = ['customer_id', 'amount', 'subject', 'commerce_order', 'currency']

const charge = withJson(CHARGE_FIELDS, ({ amount, currency, commerce_order: order }, { data }) => {
  if (!Number.isInteger(amount) || Number(amount) <= 0 || currency !== 'CLP') {
    return refuseFields(['amount', 'currency'], 'not a whole positive amount of CLP')
  }
  if (data.paidOrders.includes(order)) {
    const message = 'The commerceOrder has been previously paid'
    return { status: 400, body: { flow_error: { code: 1605, message } } }
  }
  data.paidOrders.push(order)
  return ok({ ok: true, message: 'Charged' })
})

function findByEmail({ data, param }: Call): Answer {
  const found = data.users.find(({ email }) => email === param)
  return found ? ok(found) : refuse(404, 'User not found')
}

function registerCard({ body, person }: Call): Answer {
  if (body.length > 0) return refuse(422, 'Expected an empty body')
  return person?.hasRegisteredCard
    ? { status: 400, body: { code: 'RUT_ALREADY_REGISTERED', error: 'RUT already registered' } }
    : ok({ redirect_url: 'https://cards.prueba.test/register' })
}

function listMyClaims({ data, person }: Call): Answer {
  const own = data.claims.filter(({ email }) => email === person?.email)
  return ok(own.map(({ id, category, updated_at }) => ({ id, category, updated_at })))
}

/** Every call of the API (SPEC 7) below its base path. `{}` is one variable segment. */
const ROUTES = {
  'POST /auth/password/forgot': { access: 'public', answer: withJson(['email'], () => ok({})) },
  'POST /auth/password/reset': {
    access: 'public',
    answer: withJson(['token', 'password'], () => ok({})),
  },
  'POST /token/': { access: 'public', answer: logIn },
  'POST /user/': { access: 'public', answer: register },
  'GET /user/': { access: 'person', answer: ({ person }) => ok(person) },
  'PUT /user/': { access: 'person', answer: updateProfile },
  'POST /register-credit-card/': { access: 'person', answer: registerCard },
  'POST /claim/': { access: 'public', answer: fileClaim },
  'GET /claim/': { access: 'person', answer: listMyClaims },
  'GET /users/': { access: 'staff', answer: ({ data }) => ok(data.users) },
  'GET /users/by-email/{}': { access: 'staff', answer: findByEmail },
  'POST /mails/contacto': {
    access: 'public',
    answer: withJson(['name', 'phone', 'email', 'message'], () => ok({})),
  },
  'GET /claims/': { access: 'staff', answer: listClaims },
  'POST /claims/': { access: 'staff', answer: createClaim },
  'PUT /claims/{}': { access: 'staff', answer: updateClaim },
  'POST /flow/charge': { access: 'admin', answer: charge },
  'GET /qr/me': {
    access: 'person',
    answer: () => ok({ claims_count: 12, valid_claims: 7, amount: 35000 }),
  },
} as const satisfies Readonly<Record<string, Route>>

export type RouteName = keyof typeof ROUTES

const ROLES: Readonly<Record<Route['access'], readonly TestUser['role'][] | null>> = {
  public: null,
  person: ['USER', 'TAXI', 'ADMIN', 'LEGAL'],
  staff: ['ADMIN', 'LEGAL'],
  admin: ['ADMIN'],
}

/** Checks the role, then answers the call. */
export function answerRoute(name: RouteName, call: Call): Answer {
  const { access, answer }: Route = ROUTES[name]
  const roles = ROLES[access]
  if (roles && !call.person) return refuse(401, 'Could not validate credentials')
  if (roles && call.person && !roles.includes(call.person.role)) return refuse(403, 'Forbidden')
  return answer(call)
}

/** Finds the route of a path below the base path; null for an unknown address. */
export function findRoute(
  method: string,
  path: string,
): { readonly name: RouteName; readonly param: string } | null {
  const names = Object.keys(ROUTES) as RouteName[]
  const exact = names.find((name) => name === `${method} ${path}`)
  if (exact) return { name: exact, param: '' }
  const cut = path.lastIndexOf('/') + 1
  const param = decodeURIComponent(path.slice(cut))
  const open = names.find((name) => name === `${method} ${path.slice(0, cut)}{}`)
  return open && param !== '' ? { name: open, param } : null
}
