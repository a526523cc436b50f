import { describe, expect, it } from 'vitest'
import { register, requestPasswordReset, resetPassword, signIn } from '@/api/auth'
import { registerCard } from '@/api/cards'
import { createCharge } from '@/api/charges'
import { getMyClaims, sendClaim } from '@/api/claim'
import { createClaimRecord, getClaimRecords, updateClaimRecord } from '@/api/claim-records'
import { sendContactMessage } from '@/api/contact'
import { getReferralInfo } from '@/api/referrals'
import { getUser, updateUser } from '@/api/user'
import { getUserByEmail, getUsers } from '@/api/users'
import { requestUnlike } from '@tests/api/openapi'
import { TOKEN, openWire, type Arrived } from './wire'

const wire = openWire()

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const MULTIPART_TYPE = 'multipart/form-data'
const BEARER = `Bearer ${TOKEN}`

const credentials = { username: 'ana+1@demo.cl', password: 'ñ&= 1' }
const FORM_BODY = 'username=ana%2B1%40demo.cl&password=%C3%B1%26%3D+1'

const claimTexts = {
  name: 'Ana',
  lastname: 'Ñúñez',
  rut: '12.345.678-5',
  phone: '+56912345678',
  email: 'ana@demo.cl',
  type: 'CANCELACIÓN',
  airline: 'LATAM',
  message: 'Línea 1\nLínea 2',
}
const boarding = [
  new File(['pdf año'], 'boleto ñ.pdf', { type: 'application/pdf' }),
  new File(['png'], 'foto.png', { type: 'image/png' }),
]
const FILE_PARTS = [
  ['boardingTicketFilename', { name: 'boleto ñ.pdf', size: 8, text: 'pdf año' }],
  ['boardingTicketFilename', { name: 'foto.png', size: 3, text: 'png' }],
]
// The HTML standard sends line ends in multipart text as CRLF.
const TEXT_PARTS = Object.entries({ ...claimTexts, message: 'Línea 1\r\nLínea 2' })

const contact = { name: 'Ana', phone: '+56912345678', email: 'ana@demo.cl', message: 'Hola' }
const profile = { name: 'Ana', rut: '1-9', unknown_field: { kept: true } }
const record = {
  name: 'Ana',
  category: 'INGRESADO',
  submitted_date: null,
  updated_at: '2025-06-01',
}
const newRecord = {
  ...record,
  reservation_code: 'ABC123',
  handler: 'Equipo Legal',
  type: 'RETRASO',
  airline: 'SKY',
}
const charge = {
  customer_id: 'cus_1',
  amount: 38000,
  subject: 'Reclamo 7 - Ana',
  commerce_order: '7-1748790000000',
  currency: 'CLP',
  optionals: { claim_id: 7, email: 'ana@demo.cl', airline: null },
} as const

interface Row {
  readonly call: () => Promise<unknown>
  readonly sent: string
  readonly type?: string
  readonly auth?: string
  readonly body?: unknown
  readonly credentials?: RequestCredentials
  /** Response of the server; '' is a 2xx without a body, for calls that ignore the body. */
  readonly answer?: unknown
}

const TOKEN_ANSWER = { access_token: 'a.b.c', role: 'LEGAL' }

/** The rows of SPEC 7; the last rows are variants of the same calls and the reset of CONTRACT. */
const ROWS: readonly Row[] = [
  {
    call: () => requestPasswordReset({ email: 'ana@demo.cl' }),
    sent: 'POST /api/v1/auth/password/forgot',
    type: JSON_TYPE,
    body: { email: 'ana@demo.cl' },
  },
  {
    call: () => signIn(credentials),
    sent: 'POST /api/v1/token/',
    type: FORM_TYPE,
    body: FORM_BODY,
    answer: TOKEN_ANSWER,
  },
  {
    call: () => register(credentials),
    sent: 'POST /api/v1/user/',
    type: FORM_TYPE,
    body: FORM_BODY,
    answer: TOKEN_ANSWER,
  },
  { call: () => getUser(), sent: 'GET /api/v1/user/', auth: BEARER, answer: profile },
  {
    call: () => updateUser(profile, profile),
    sent: 'PUT /api/v1/user/',
    type: JSON_TYPE,
    auth: BEARER,
    body: profile,
    answer: profile,
  },
  {
    call: registerCard,
    sent: 'POST /api/v1/register-credit-card/',
    auth: BEARER,
    answer: { redirect_url: 'https://www.flow.cl/x' },
  },
  {
    call: () => sendClaim({ ...claimTexts, boardingTicketFilename: boarding, qr_id: 'QR-1' }),
    sent: 'POST /api/v1/claim/',
    type: MULTIPART_TYPE,
    auth: BEARER,
    body: [...TEXT_PARTS, ...FILE_PARTS, ['qr_id', 'QR-1']],
  },
  { call: () => getMyClaims(), sent: 'GET /api/v1/claim/', auth: BEARER, answer: [] },
  { call: () => getUsers(), sent: 'GET /api/v1/users/', auth: BEARER, answer: [] },
  {
    call: () => getUserByEmail('ana+1/x@demo.cl'),
    sent: 'GET /api/v1/users/by-email/ana%2B1%2Fx%40demo.cl',
    auth: BEARER,
    credentials: 'include',
    answer: {},
  },
  {
    call: () => sendContactMessage(contact),
    sent: 'POST /api/v1/mails/contacto',
    type: JSON_TYPE,
    auth: BEARER,
    body: contact,
  },
  {
    call: () =>
      getClaimRecords({
        email: 'ana@demo.cl',
        category: 'EN EVALUACIÓN',
        subcategory: 'ARCHIVADO',
        airline: 'SKY',
        page: 2,
        limit: 25,
      }),
    sent: 'GET /api/v1/claims/?email=ana%40demo.cl&category=EN+EVALUACI%C3%93N&subcategory=ARCHIVADO&airline=SKY&page=2&limit=25',
    auth: BEARER,
    answer: { items: [], total: 0 },
  },
  {
    call: () => createClaimRecord(newRecord),
    sent: 'POST /api/v1/claims/',
    type: JSON_TYPE,
    auth: BEARER,
    body: newRecord,
  },
  {
    call: () => updateClaimRecord(7, record, record),
    sent: 'PUT /api/v1/claims/7',
    type: JSON_TYPE,
    auth: BEARER,
    body: record,
    answer: { id: 7 },
  },
  {
    call: () => createCharge(charge),
    sent: 'POST /api/v1/flow/charge',
    type: JSON_TYPE,
    auth: BEARER,
    body: charge,
    answer: { ok: true, message: 'Charge created' },
  },
  {
    call: () => getReferralInfo(),
    sent: 'GET /api/v1/qr/me',
    auth: BEARER,
    answer: { claims_count: 3, valid_claims: 2, amount: 10000 },
  },
  {
    call: () => resetPassword({ token: 't', password: 'p' }),
    sent: 'POST /api/v1/auth/password/reset',
    type: JSON_TYPE,
    body: { token: 't', password: 'p' },
  },
  {
    call: () => getUser({ token: 'google.id.token' }),
    sent: 'GET /api/v1/user/',
    auth: 'Bearer google.id.token',
    answer: profile,
  },
  {
    call: () => getClaimRecords({ email: ' ', category: '', page: 1, limit: 10 }),
    sent: 'GET /api/v1/claims/?page=1&limit=10',
    auth: BEARER,
    answer: [],
  },
]

function toExpected(row: Row): Arrived {
  const [method = '', address = ''] = row.sent.split(' ')
  return {
    method,
    address,
    type: row.type ?? null,
    authorization: row.auth ?? null,
    credentials: row.credentials ?? 'same-origin',
    body: row.body ?? null,
  }
}

function answerOf({ answer }: Row) {
  return answer === undefined ? () => new Response(null, { status: 204 }) : wire.json(answer)
}

describe('signed-in request', () => {
  it.each(ROWS)('matches SPEC 7: $sent', async (row) => {
    wire.answer(answerOf(row))
    wire.signIn()
    await row.call()
    expect(wire.arrived).toEqual([toExpected(row)])
    // The operator's password reset is not in the document.
    const unlike = wire.arrived.map((arrived) => requestUnlike(arrived))
    expect(unlike).toEqual([row.sent.endsWith('/reset') ? null : []])
  })

  it('covers the sixteen calls of SPEC 7', () => {
    const calls = ROWS.slice(0, 16).map(({ sent }) => sent.split('?')[0])
    expect(new Set(calls).size).toBe(16)
  })
})

describe('visitor', () => {
  it('sends a claim without a token and, without a referrer, without qr_id', async () => {
    wire.answer(() => new Response(null, { status: 201 }))
    await sendClaim({ ...claimTexts, boardingTicketFilename: boarding, qr_id: null })
    expect(wire.arrived).toMatchObject([
      { authorization: null, body: [...TEXT_PARTS, ...FILE_PARTS] },
    ])
  })

  it('sends a contact message without a token', async () => {
    wire.answer(() => new Response(null, { status: 204 }))
    await sendContactMessage(contact)
    expect(wire.arrived).toMatchObject([{ authorization: null, body: contact }])
  })

  it.each(ROWS.slice(0, 16).filter(({ auth }) => auth === BEARER))(
    'gets a 401 without a request where a session is required: $sent',
    async (row) => {
      wire.answer(answerOf(row))
      const isOpen = /\/(claim\/|mails\/contacto)$/.test(row.sent) && row.sent.startsWith('POST')
      if (isOpen) await expect(row.call()).resolves.toBeUndefined()
      else await expect(row.call()).rejects.toMatchObject({ kind: 'http', status: 401 })
      expect(wire.arrived).toHaveLength(isOpen ? 1 : 0)
    },
  )
})
