import { register, requestPasswordReset, signIn } from '@/api/auth'
import { registerCard } from '@/api/cards'
import { createCharge } from '@/api/charges'
import { getMyClaims, sendClaim } from '@/api/claim'
import { createClaimRecord, getClaimRecords, updateClaimRecord } from '@/api/claim-records'
import { sendContactMessage } from '@/api/contact'
import { getReferralInfo } from '@/api/referrals'
import { getUser, updateUser } from '@/api/user'
import { getUserByEmail, getUsers } from '@/api/users'
import { API_TIMEOUT_MS, UPLOAD_TIMEOUT_MS } from '@/config/limits'
import type { FaultName } from '@/mocks/faults/faults'
import { CLAIM_TEXTS, SAVED_CLAIM, ticket, type Role } from '@tests/mocks/call'
import { demo } from '@tests/support/server'
import { GROUP_OF, statusOf } from './fault-groups'

/** Result of the function in `src/api`: `answer` is the declared result, `null` an unsure success. */
export type ClientOutcome =
  | { readonly resolves: 'answer' | 'nothing' | 'null' }
  | { readonly rejects: 'network' | 'timeout' | 'invalid-response' }
  | { readonly rejects: 'http'; readonly status: number }

/** One call of SPEC section 7. */
export interface Call {
  readonly method: 'get' | 'post' | 'put'
  /** Address on any origin, as the demo API matches it. */
  readonly url: string
  readonly as: Role | null
  readonly run: () => Promise<unknown>
  /** False where any 2xx is a success (SPEC 7: "response not read"). */
  readonly isRead: boolean
  /** Fault bodies that the function accepts, because their fields are optional. */
  readonly accepts: readonly FaultName[]
  readonly timeoutMs: number
}

const credentials = { username: 'nueva@correo.cl', password: 'secreta-1' }
const profile = { id: 1, email: 'pasajero@demo.cl', name: 'Camila Rojas' }

function customerId(): string {
  return demo.state.users.find((user) => user.hasRegisteredCard)?.flowCustomerId ?? ''
}

const base = { as: null, isRead: true, accepts: [], timeoutMs: API_TIMEOUT_MS } as const

/** The sixteen calls; reports use the names C1 to C16. */
export const CALLS = {
  C1: {
    ...base,
    method: 'post',
    url: '*/api/v1/auth/password/forgot',
    run: () => requestPasswordReset({ email: 'pasajero@demo.cl' }),
    isRead: false,
  },
  C2: {
    ...base,
    method: 'post',
    url: '*/api/v1/token/',
    run: () => signIn({ username: 'pasajero@demo.cl', password: 'demo-1234' }),
  },
  C3: { ...base, method: 'post', url: '*/api/v1/user/', run: () => register(credentials) },
  C4: {
    ...base,
    method: 'get',
    url: '*/api/v1/user/',
    as: 'USER',
    run: () => getUser(),
    accepts: ['json-object', 'wrong-shape'],
  },
  C5: {
    ...base,
    method: 'put',
    url: '*/api/v1/user/',
    as: 'USER',
    run: () => updateUser(profile, profile),
    accepts: ['json-object', 'wrong-shape'],
  },
  C6: {
    ...base,
    method: 'post',
    url: '*/api/v1/register-credit-card/',
    as: 'USER',
    run: registerCard,
  },
  C7: {
    ...base,
    method: 'post',
    url: '*/api/v1/claim/',
    run: () =>
      sendClaim({ ...CLAIM_TEXTS, boardingTicketFilename: [ticket()], qr_id: null } as const),
    isRead: false,
    timeoutMs: UPLOAD_TIMEOUT_MS,
  },
  C8: {
    ...base,
    method: 'get',
    url: '*/api/v1/claim/',
    as: 'USER',
    run: () => getMyClaims(),
    accepts: ['json-list', 'wrong-shape'],
  },
  C9: {
    ...base,
    method: 'get',
    url: '*/api/v1/users/',
    as: 'LEGAL',
    run: () => getUsers(),
    accepts: ['json-list', 'wrong-shape'],
  },
  C10: {
    ...base,
    method: 'get',
    url: '*/api/v1/users/by-email/:email',
    as: 'ADMIN',
    run: () => getUserByEmail('taxi@demo.cl'),
    accepts: ['json-object', 'wrong-shape'],
  },
  C11: {
    ...base,
    method: 'post',
    url: '*/api/v1/mails/contacto',
    run: () =>
      sendContactMessage({
        name: 'José',
        phone: '+56912345678',
        email: 'jose@correo.cl',
        message: 'Hola',
      }),
    isRead: false,
  },
  C12: {
    ...base,
    method: 'get',
    url: '*/api/v1/claims/',
    as: 'LEGAL',
    run: () => getClaimRecords({ limit: 25 }),
    accepts: ['json-list', 'wrong-shape'],
  },
  C13: {
    ...base,
    method: 'post',
    url: '*/api/v1/claims/',
    as: 'LEGAL',
    run: () => createClaimRecord({ ...SAVED_CLAIM, alias: null }),
    isRead: false,
  },
  C14: {
    ...base,
    method: 'put',
    url: '*/api/v1/claims/:id',
    as: 'LEGAL',
    run: () => updateClaimRecord(1001, SAVED_CLAIM, SAVED_CLAIM),
    accepts: ['json-object'],
  },
  C15: {
    ...base,
    method: 'post',
    url: '*/api/v1/flow/charge',
    as: 'ADMIN',
    run: () =>
      createCharge({
        customer_id: customerId(),
        amount: 38_000,
        subject: 'Reclamo 7 - Ana',
        commerce_order: '7-1748790000000',
        currency: 'CLP',
        optionals: { claim_id: 7, email: 'ana@demo.cl', airline: null },
      }),
    // Without "ok" the outcome is not a success.
    accepts: ['json-object', 'wrong-shape'],
  },
  C16: { ...base, method: 'get', url: '*/api/v1/qr/me', as: 'TAXI', run: () => getReferralInfo() },
} as const satisfies Readonly<Record<string, Call>>

export type CallId = keyof typeof CALLS

export const CALL_IDS = Object.keys(CALLS) as CallId[]

/** Result of a call's function under a fault. */
export function clientOutcome(id: CallId, fault: FaultName): ClientOutcome {
  const { isRead, accepts }: Call = CALLS[id]
  const status = statusOf(fault)
  if (status !== null) return { rejects: 'http', status }
  if (fault === 'never') return { rejects: 'timeout' }
  if (GROUP_OF[fault] === 'lost') return { rejects: 'network' }
  if (!isRead) return { resolves: 'nothing' }
  if (GROUP_OF[fault] === 'true' || accepts.includes(fault)) return { resolves: 'answer' }
  // Unreadable (SPEC 8 has no failure here): the page reads the profile again.
  return id === 'C5' ? { resolves: 'null' } : { rejects: 'invalid-response' }
}
