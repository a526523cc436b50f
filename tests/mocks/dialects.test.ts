import { beforeEach, describe, expect, it } from 'vitest'
import { API_PREFIX } from '@/config/limits'
import { DIALECTS, type DialectName } from '@/mocks/dialects'
import { ENDPOINTS } from '@/mocks/endpoints'
import { savedClaim } from '@tests/support/rows'
import { demo, tokenOf } from '@tests/support/server'
import { call, emailOf, SAVED_CLAIM } from './call'

const NAMES = Object.keys(DIALECTS) as DialectName[]
const ID = 1001

beforeEach(() => demo.reset())

/** The documented addresses, each with its final slash toggled. */
const ADDRESSES = ENDPOINTS.map(({ method, path }) => {
  const right = path.replace(':id', '7').replace(':email', 'ana@demo.cl')
  const wrong = right.endsWith('/') ? right.slice(0, -1) : `${right}/`
  return { method: method.toUpperCase(), right, wrong }
})

describe('an address with a missing or an additional final slash', () => {
  const ask = (method: string, path: string) =>
    fetch(`${API_PREFIX}${path}?page=1`, { method, redirect: 'manual' })

  it.each(ADDRESSES)('$method $wrong redirects to $right, or is not found', async (address) => {
    const { method, wrong, right } = address
    demo.setDialect('fastapi')
    const moved = await ask(method, wrong)
    expect([moved.status, new URL(moved.headers.get('Location') ?? '').pathname]).toEqual([
      307,
      API_PREFIX + right,
    ])
    expect(new URL(moved.headers.get('Location') ?? '').search).toBe('?page=1')
    demo.setDialect('propio')
    expect((await ask(method, wrong)).status).toBe(404)
  })

  it('is followed for a call without a body', async () => {
    demo.setDialect('raro')
    const headers = { Authorization: `Bearer ${tokenOf(emailOf('LEGAL'))}` }
    const answer = await fetch(`${API_PREFIX}/claims?limit=2`, { headers })
    expect(answer).toMatchObject({ status: 200, redirected: true })
    expect(await answer.json()).toMatchObject({ items: [{}, {}] })
  })

  it('is not followed in Node for a call with a body, which a browser sends again', async () => {
    demo.setDialect('raro')
    const sent = fetch(`${API_PREFIX}/claims`, { method: 'POST', body: '{}' })
    await expect(sent).rejects.toThrow()
  })
})

describe('a save with omitted fields', () => {
  const { phone: _, case_number: _number, ...part } = SAVED_CLAIM

  it.each<[DialectName, number, object]>([
    ['propio', 422, { phone: '+56987654321', case_number: 'A-1' }],
    ['fastapi', 200, { phone: '+56987654321', case_number: 'A-1' }],
    ['parcial', 200, { phone: '+56987654321', case_number: 'A-1' }],
    ['raro', 200, { phone: null, case_number: null }],
  ])('to "%s" is answered %i, and %o is stored', async (name, status, stored) => {
    demo.state.claims = demo.state.claims.map((claim) =>
      claim.id === ID ? { ...claim, phone: '+56987654321', case_number: 'A-1' } : claim,
    )
    demo.setDialect(name)
    const json = { ...part, flight_id: savedClaim(ID).flight_id ?? undefined }
    expect((await call(`PUT /claims/${ID}`, { as: 'LEGAL', json })).status).toBe(status)
    expect(savedClaim(ID)).toMatchObject(stored)
  })

  it.each<[DialectName, string | null]>([
    ['propio', null],
    ['fastapi', 'Los Leones 1'],
    ['raro', null],
  ])('of a profile to "%s" stores the address %s', async (name, address) => {
    demo.state.users = demo.state.users.map((user) => ({ ...user, address: 'Los Leones 1' }))
    const { id, email } = demo.state.users[0] ?? {}
    demo.setDialect(name)
    await call('PUT /user/', { as: 'USER', json: { id, email, name: 'Ana' } })
    expect(demo.state.users[0]).toMatchObject({ name: 'Ana', address })
  })

  it('is rejected where it would lose fields that only the server knows', async () => {
    demo.setDialect('vacio')
    const save = (json: object) => call(`PUT /claims/${ID}`, { as: 'LEGAL', json })
    expect((await save(SAVED_CLAIM)).status).toBe(422)
    expect((await save({ ...SAVED_CLAIM, row_version: 1 })).status).toBe(200)
  })
})

it.each(NAMES)('a body that is no JSON is rejected in the dialect "%s"', async (name) => {
  demo.setDialect(name)
  const headers = { 'Content-Type': 'application/json' }
  const sent = { as: 'LEGAL', headers, body: '{"name":' } as const
  expect((await call('POST /claims/', sent)).status).toBe(422)
})

it.each(NAMES)('an account is created in the dialect "%s"', async (name) => {
  demo.setDialect(name)
  const body = new URLSearchParams({ username: 'nueva@correo.cl', password: 'clave-larga' })
  expect((await call('POST /user/', { body })).status).toBe(200)
  expect(demo.state.users.at(-1)).toMatchObject({ email: 'nueva@correo.cl' })
})
