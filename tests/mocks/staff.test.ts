import { describe, expect, it } from 'vitest'
import type { DemoClaim } from '@/mocks/state'
import { demo } from '@tests/support/server'
import { call, SAVED_CLAIM } from './call'

async function list(query: string): Promise<{ items: DemoClaim[]; total: number }> {
  const { status, body } = await call(`GET /claims/${query}`, { as: 'LEGAL' })
  expect(status).toBe(200)
  return body as { items: DemoClaim[]; total: number }
}

describe('the staff list of claims', () => {
  it.each([7, 25, 50, 100])('pages of %i show every claim once, newest first', async (limit) => {
    const total = demo.state.claims.length
    const pages = Array.from({ length: Math.ceil(total / limit) }, (_, index) => index + 1)
    const answers = await Promise.all(pages.map((page) => list(`?page=${page}&limit=${limit}`)))
    const ids = answers.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toEqual(demo.state.claims.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(answers.every((answer) => answer.total === total)).toBe(true)
  })

  it('a page after the last is empty and still has the total', async () => {
    expect(await list('?page=99&limit=25')).toEqual({ items: [], total: 240 })
  })

  it.each(['?page=0', '?page=uno', '?limit=0', '?limit=9999', '?sort=id'])(
    'the query %s is rejected',
    async (query) => {
      expect((await call(`GET /claims/${query}`, { as: 'ADMIN' })).status).toBe(422)
    },
  )
})

describe('saving a claim', () => {
  it('a new claim gets an id, and today as its date of reception', async () => {
    const json = { ...SAVED_CLAIM, alias: 'REF-1' }
    const { status } = await call('POST /claims/', { as: 'LEGAL', json })
    expect(status).toBe(200)
    expect(demo.state.claims.at(-1)).toMatchObject({
      ...json,
      id: 1241,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
    })
  })

  it.each([
    ['an empty text', { next_step: '' }],
    ['an empty date', { submitted_date: '' }],
    ['a date with a time', { updated_at: '2026-03-10T10:00:00Z' }],
    ['no handler', { handler: null }],
    ['a short RUT', { rut: '1-9' }],
    ['a bad e-mail', { email: 'ana@' }],
    ['an id', { id: 7 }],
    ['an alias on edit', { alias: 'REF' }],
    ['a missing field', { phone: undefined }],
  ])('%s is rejected', async (_, change) => {
    const json = { ...SAVED_CLAIM, ...change }
    expect((await call('PUT /claims/1001', { as: 'LEGAL', json })).status).toBe(422)
  })

  it('an edit of a missing claim does not create it', async () => {
    const reply = await call('PUT /claims/1', { as: 'LEGAL', json: SAVED_CLAIM })
    expect(reply).toEqual({ status: 404, body: { detail: 'Claim not found' } })
  })

  it('truncated JSON, or JSON sent as text, is rejected', async () => {
    const headers = { 'Content-Type': 'application/json' }
    expect((await call('POST /claims/', { as: 'LEGAL', headers, body: '{"name":' })).status).toBe(
      422,
    )
    const body = JSON.stringify(SAVED_CLAIM)
    expect((await call('POST /claims/', { as: 'LEGAL', body })).status).toBe(422)
  })

  it.each(['GET /qr/me/', 'POST /mails/contacto/', 'PUT /claims/1001/'])(
    'the address of %s with an additional slash is not found',
    async (what) => {
      expect((await call(what, { as: 'LEGAL' })).status).toBe(404)
    },
  )
})

describe('charging a card', () => {
  const customer = () => demo.state.users.find((user) => user.hasRegisteredCard)
  const order = () => ({
    customer_id: customer()?.flowCustomerId,
    amount: 38000,
    subject: 'Reclamo 1001 - Camila Rojas',
    commerce_order: 'claim-1001-1',
    currency: 'CLP',
    optionals: { claim_id: 1001, email: 'ana@correo.cl', airline: null },
  })

  it.each([{}, { amount: 1 }])(
    'rejects an order that was charged already: repeated with %o',
    async (change) => {
      const first = await call('POST /flow/charge', { as: 'ADMIN', json: order() })
      const json = { ...order(), ...change }
      const again = await call('POST /flow/charge', { as: 'ADMIN', json })
      expect(first).toMatchObject({ status: 200, body: { ok: true } })
      expect(again).toMatchObject({
        status: 400,
        body: {
          detail: {
            flow_error: { code: 1605, message: expect.stringContaining('paid') as string },
          },
        },
      })
      expect(demo.state.charges).toEqual([order()])
    },
  )

  it.each([
    { amount: 0 },
    { amount: 0.5 },
    { amount: '38000' },
    { currency: 'USD' },
    { subject: '' },
  ])('%o is rejected', async (change) => {
    const json = { ...order(), ...change }
    expect((await call('POST /flow/charge', { as: 'ADMIN', json })).status).toBe(422)
    expect(demo.state.charges).toEqual([])
  })

  it('a customer without a card gets the error of the payment provider', async () => {
    const json = { ...order(), customer_id: 'cus_nadie' }
    const { status, body } = await call('POST /flow/charge', { as: 'ADMIN', json })
    expect(status).toBe(400)
    expect(body).toMatchObject({ detail: { flow_error: expect.anything() as unknown } })
  })
})
