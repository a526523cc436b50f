import { formatRut, rutCheckDigit } from '@/domain/country/rut'
import { issueToken } from '@/mocks/people/token'
import type { DemoClaim, DemoState, DemoUser } from '@/mocks/state'

/** Password of every user of the test API. */
export const TEST_PASSWORD = 'Clave-de-prueba-9'

export type TestRole = 'USER' | 'TAXI' | 'ADMIN' | 'LEGAL'

function user(
  id: number,
  role: TestRole,
  name: string,
  card = false,
  email = `${role.toLowerCase()}@prueba.test`,
): DemoUser {
  const rut = 12_345_677 + id
  return {
    id,
    role,
    email,
    password: TEST_PASSWORD,
    name,
    rut: formatRut(`${rut}${rutCheckDigit(String(rut))}`),
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

const CATEGORIES = ['EN EVALUACIÓN', 'POR INGRESAR', 'INGRESADO', 'EN APELACIÓN', 'CASO GANADO']

/** Claims of one passenger; those after them have one each. */
const OF_ONE_PERSON = 30

function claim(id: number): DemoClaim {
  const isAlone = id > OF_ONE_PERSON
  return {
    id,
    name: `Nombre${id}`,
    lastname: `Apellido${id}`,
    rut: isAlone ? null : '12.345.678-5',
    email: isAlone ? `pasajera${id}@prueba.test` : 'user@prueba.test',
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
    flight_id: null,
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
export function buildTestData({ claims = OF_ONE_PERSON, crowd = 0 }: TestAmounts = {}): DemoState {
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
    sentClaims: [],
    contactMessages: [],
    charges: [],
    referral: { claims_count: 12, valid_claims: 7, amount: 35_000 },
    resetRequests: [],
  }
}

/** The token of a user of the test API. @param secondsLeft until the session ends */
export function tokenFor(role: TestRole, secondsLeft?: number): string {
  const owner = buildTestData().users.find((one) => one.role === role)
  if (!owner) throw new Error(`no user has the role ${role}`)
  return issueToken(owner, new Date(), secondsLeft)
}

/** Cookies of a user with this role who signed in earlier. @param secondsLeft until the session ends */
export function cookiesOf(
  role: TestRole,
  secondsLeft?: number,
): { iktoken: string; ikrole: string } {
  return { iktoken: tokenFor(role, secondsLeft), ikrole: role }
}
