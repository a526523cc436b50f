/** Password of every user of the test API. */
export const TEST_PASSWORD = 'Clave-de-prueba-9'

export interface TestUser {
  id: number
  role: 'USER' | 'TAXI' | 'ADMIN' | 'LEGAL'
  email: string
  username: string
  name: string
  rut: string
  address: string
  phone: string
  alias: string
  hasRegisteredCard: boolean
  flowCustomerId: string | null
  cardInfo: { lastFourDigits: string; cardHolder: string; expiryDate: string; brand: string } | null
}

function user(
  id: number,
  role: TestUser['role'],
  name: string,
  card = false,
  email = `${role.toLowerCase()}@prueba.test`,
): TestUser {
  return {
    id,
    role,
    email,
    username: email,
    name,
    rut: '12.345.678-5',
    address: 'Av. Providencia 1234, Santiago',
    phone: '56912345678',
    alias: '',
    hasRegisteredCard: card,
    flowCustomerId: card ? `cus_${id}` : null,
    cardInfo: card
      ? { lastFourDigits: '4242', cardHolder: name, expiryDate: '12/29', brand: 'VISA' }
      : null,
  }
}

export type TestClaim = Record<string, unknown> & { id: number; email: string; category: string }

export interface TestData {
  readonly users: TestUser[]
  readonly claims: TestClaim[]
  /** Charged orders: the provider rejects them from then on. */
  readonly paidOrders: unknown[]
}

const CATEGORIES = ['EN EVALUACIÓN', 'POR INGRESAR', 'INGRESADO', 'EN APELACIÓN', 'CASO GANADO']

function claim(id: number): TestClaim {
  return {
    id,
    name: `Nombre${id}`,
    lastname: `Apellido${id}`,
    rut: '12.345.678-5',
    email: 'user@prueba.test',
    phone: '+56912345678',
    reservation_code: `RES${id}`,
    handler: 'Equipo Legal',
    created_at: '2026-01-05',
    category: CATEGORIES[id % CATEGORIES.length] ?? 'EN EVALUACIÓN',
    subcategory: null,
    type: 'RETRASO',
    submitted_date: null,
    case_number: null,
    tracking_id: null,
    case_folder: `https://drive.google.com/drive/folders/caso-${id}`,
    last_customer_contact: null,
    last_airline_contact: null,
    updated_at: '2026-01-05',
    next_step: 'Revisar antecedentes',
    documents: [],
    agency: null,
    alias: null,
    airline: 'LATAM',
  }
}

/** Sizes of a busy office: hundreds of claims and very many users. */
export interface TestAmounts {
  readonly claims?: number
  /** Passengers in addition to the one user of each role; every second one has a card. */
  readonly crowd?: number
}

/** Creates new data: one user of each role and thirty claims of the passenger. */
export function buildTestData({ claims = 30, crowd = 0 }: TestAmounts = {}): TestData {
  return {
    users: [
      user(1, 'USER', 'Paula Pasajera', true),
      user(2, 'TAXI', 'Tomás Taxi'),
      user(3, 'ADMIN', 'Ada Admin'),
      user(4, 'LEGAL', 'Leo Legal'),
      ...Array.from({ length: crowd }, (_, index) => {
        const id = index + 5
        return user(id, 'USER', `Pasajera ${id}`, id % 2 === 0, `pasajera${id}@prueba.test`)
      }),
    ],
    claims: Array.from({ length: claims }, (_, index) => claim(index + 1)),
    paidOrders: [],
  }
}

function toBase64Url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

let tokens = 0

/** An unsigned access token; the app only reads its payload. Each token is unique, as on a real server. */
export function buildToken(person: Pick<TestUser, 'email' | 'name'>, exp?: number): string {
  tokens += 1
  const jti = String(tokens)
  const payload = { sub: person.email, email: person.email, name: person.name, exp, jti }
  return `${toBase64Url({ alg: 'none', typ: 'JWT' })}.${toBase64Url(payload)}.x`
}

/** Reads the e-mail from a bearer header; null when it carries no readable token. */
export function readBearer(header: string | undefined): string | null {
  const payload = /^Bearer [\w-]+\.([\w-]+)\./.exec(header ?? '')?.[1]
  if (payload === undefined) return null
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'))
    return typeof claims === 'object' && claims !== null && 'email' in claims
      ? String(claims.email)
      : null
  } catch {
    return null
  }
}

/**
 * Cookies of a user with this role who signed in earlier.
 *
 * @param secondsLeft seconds until the session ends; without it the token has no expiry
 */
export function cookiesOf(
  role: TestUser['role'],
  secondsLeft?: number,
): { iktoken: string; ikrole: string } {
  const person = buildTestData().users.find((user) => user.role === role)
  if (!person) throw new Error(`nobody has the role ${role}`)
  const exp = secondsLeft === undefined ? undefined : Math.floor(Date.now() / 1000) + secondsLeft
  return { iktoken: buildToken(person, exp), ikrole: role }
}
