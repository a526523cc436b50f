import { describe, expect, it } from 'vitest'
import { isChargeUnknown } from '@/domain/failures/charge-failures'
import type { Failure } from '@/domain/failures/failure-message'

const failure = (changes: Partial<Failure>): Failure => ({
  code: 'bad-request',
  status: 400,
  serverText: null,
  ...changes,
})

describe('whether a failed charge may have been made', () => {
  it.each<[string, Partial<Failure>]>([
    ['a time-out', { code: 'timeout', status: null }],
    ['no connection', { code: 'no-answer', status: null }],
    ['an unreadable answer', { code: 'invalid-response', status: 200 }],
    ['a server error', { code: 'server-error', status: 502 }],
    ['an error in the app', { code: 'crashed', status: null }],
    ['a conflict', { code: 'refused', status: 409 }],
    ['a timeout reported by the server', { code: 'refused', status: 408 }],
    ['a paid order', { serverText: 'The commerceOrder claim-7-1 has been previously paid' }],
    ['a paid order, in other words', { serverText: 'Order already paid.' }],
    ['a used order', { serverText: 'commerce_order was already used' }],
    ['a paid order in Spanish', { serverText: 'La orden ya fue pagada' }],
    ['a duplicate', { code: 'invalid', status: 422, serverText: 'Duplicate order' }],
  ])('is unknown after %s', (_name, changes) => {
    expect(isChargeUnknown(failure(changes))).toBe(true)
  })

  it.each<[string, Partial<Failure>]>([
    ['a refusal', {}],
    ['a refused card', { serverText: 'Sin saldo' }],
    ['a missing card', { serverText: 'The customer has no registered card.' }],
    ['an expired session', { code: 'unauthorized', status: 401 }],
    ['a forbidden call', { code: 'forbidden', status: 403 }],
    ['wrong fields', { code: 'invalid', status: 422, serverText: 'Field required' }],
    ['too many calls', { code: 'refused', status: 429 }],
  ])('is a definite no after %s', (_name, changes) => {
    expect(isChargeUnknown(failure(changes))).toBe(false)
  })
})
