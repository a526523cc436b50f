import { describe, expect, it } from 'vitest'
import { registerCard } from '@/api/cards'
import { chargeFailureOf, createCharge } from '@/api/charges'
import { ApiError } from '@/api/http/api-error'
import { isOutcomeUnknown } from '@/domain/failures/failure-message'
import { toFailure } from '@/api/http/to-failure'
import { chargeFailureMessage } from '@/domain/failures/charge-failures'
import { openWire } from './wire'

const wire = openWire()

function answer(body: unknown, status = 200): void {
  wire.answer(wire.json(body, status))
  wire.signIn()
}

const http = (status: number, body?: unknown) => new ApiError('http', { status, body })

describe('card registration', () => {
  const url = 'https://www.flow.cl/app/customer/disclaimer.php?token=1'
  const taken = { code: 'RUT_ALREADY_REGISTERED', error: 'RUT already registered' }
  const refused = { kind: 'refused', ...taken }

  it.each([
    ['redirects to the provider', 200, { redirect_url: url }, { kind: 'redirect', url }],
    ['is refused with a 200', 200, taken, refused],
    ['is refused with a 400', 400, taken, refused],
    ['is refused with a 500', 500, taken, refused],
    ['is refused inside a detail', 400, { detail: taken }, refused],
    [
      'is refused without a code',
      422,
      { error: 'Sin cupo' },
      { kind: 'refused', code: null, error: 'Sin cupo' },
    ],
    [
      'is refused with a code alone',
      422,
      { code: 'X' },
      { kind: 'refused', code: 'X', error: 'X' },
    ],
    [
      'is refused with an object',
      400,
      { code: 105, error: { message: 'No services available' } },
      { kind: 'refused', code: '105', error: 'No services available' },
    ],
  ])('%s', async (_what, status, body, expected) => {
    answer(body, status)
    await expect(registerCard()).resolves.toEqual(expected)
  })

  it.each([
    ['an empty object', 200, {}, 'invalid-response'],
    ['an empty URL', 200, { redirect_url: '' }, 'invalid-response'],
    ['a URL that is not text', 200, { redirect_url: 7 }, 'invalid-response'],
    ['a list', 200, [], 'invalid-response'],
    ['an error without a reason', 401, { detail: 'Not authenticated' }, 'http'],
    ['a URL in an error', 400, { redirect_url: url }, 'http'],
  ])('throws on %s', async (_what, status, body, kind) => {
    answer(body, status)
    await expect(registerCard()).rejects.toMatchObject({ kind, status, body })
  })
})

const charge = {
  customer_id: 'cus_1',
  amount: 100,
  subject: 's',
  commerce_order: 'o',
  currency: 'CLP',
  optionals: { claim_id: 1, email: null, airline: null },
} as const

describe('charge', () => {
  it.each([
    [
      { ok: true, message: 'Charge created' },
      { ok: true, message: 'Charge created' },
    ],
    [{ ok: true }, { ok: true, message: null }],
    [
      { ok: false, message: 'no' },
      { ok: false, message: 'no' },
    ],
    [{ ok: 'true' }, { ok: false, message: null }],
    [{}, { ok: false, message: null }],
  ])('succeeds only if the server sends ok: true (%j)', async (body, expected) => {
    answer(body)
    await expect(createCharge(charge)).resolves.toEqual(expected)
  })

  it.each([[null], ['x'], [[]]])('has an unknown outcome if the response is %j', async (body) => {
    answer(body)
    const error: unknown = await createCharge(charge).catch((reason: unknown) => reason)
    expect(isOutcomeUnknown(toFailure(error))).toBe(true)
  })

  it.each([
    [http(401, { flow_error: 'x' }), 'Unauthorized (401). Please sign in again.'],
    [http(400, { flow_error: { detail: 'Sin saldo' }, detail: 'x' }), 'Sin saldo'],
    [http(400, { flow_error: { code: 7, message: 'Rechazada' }, message: 'x' }), 'Rechazada'],
    [http(400, { flow_error: 'Vencida' }), 'Vencida'],
    [http(502, { detail: { flow_error: { message: 'Bloqueada' } } }), 'Bloqueada'],
    [http(400, { flow_error: null, detail: 'El detalle', message: 'x' }), 'El detalle'],
    [http(400, { message: 'El mensaje' }), 'El mensaje'],
    [http(502, '<html></html>'), 'Request failed.'],
    ['x', 'Request failed.'],
  ])('failure has the message of SPEC 8 (row %#)', (error, expected) => {
    expect(chargeFailureMessage('charge', chargeFailureOf(error)).sentence).toBe(expected)
  })
})

describe('customer look-up', () => {
  it.each([
    [http(404, { detail: 'x' }), 'User not found (404).'],
    [http(422, { detail: [{ msg: 'bad e-mail' }] }), 'bad e-mail'],
    [http(400, { message: 'El mensaje' }), 'El mensaje'],
  ])('failure has the message of SPEC 8 (row %#)', (error, expected) => {
    expect(chargeFailureMessage('find-customer', toFailure(error)).sentence).toBe(expected)
  })
})
