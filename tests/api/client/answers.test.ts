import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { register, signIn } from '@/api/auth'
import { getMyClaims } from '@/api/claim'
import { getClaimRecords } from '@/api/claim-records'
import { toJsonText } from '@/api/http/json-text'
import { getReferralInfo } from '@/api/referrals'
import { getUser, updateUser } from '@/api/user'
import { getUsers } from '@/api/users'
import { readRole } from '@/session/cookies'
import { openWire } from './wire'

const wire = openWire()

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))

function answer(body: unknown): void {
  wire.answer(wire.json(body))
  wire.signIn()
}

const credentials = { username: 'a@b.cl', password: 'x' }

describe('sign-in response', () => {
  it.each([
    [
      { access_token: 'a.b.c', role: 'ADMIN', more: 1 },
      { access_token: 'a.b.c', role: 'ADMIN' },
    ],
    [{ access_token: 'a.b.c' }, { access_token: 'a.b.c', role: null }],
    [
      { access_token: 'a.b.c', role: ['ADMIN'] },
      { access_token: 'a.b.c', role: null },
    ],
  ])('gives token and role, and the role is optional: %j', async (body, expected) => {
    answer(body)
    await expect(signIn(credentials)).resolves.toEqual(expected)
  })

  it.each([{ access_token: '' }, { access_token: null }, { access_token: 1 }])(
    'is invalid without a usable access_token: %j',
    async (body) => {
      answer(body)
      await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'invalid-response' })
      await expect(register(credentials)).rejects.toMatchObject({ kind: 'invalid-response' })
    },
  )

  it('of a registration gives no role', async () => {
    answer({ access_token: 'a.b.c', role: 'ADMIN' })
    await expect(register(credentials)).resolves.toEqual({ access_token: 'a.b.c' })
  })
})

describe('profile response', () => {
  it('keeps unknown fields and missing fields in raw', async () => {
    const profile = { id: 'u-1', name: 'Ana', rut: null, loyalty: { tier: 2 } }
    answer(profile)
    const { raw, ...known } = await getUser()
    expect(raw).toEqual(profile)
    expect(Object.keys(raw)).toEqual(Object.keys(profile))
    expect(known).toEqual({ id: 'u-1', name: 'Ana', rut: null })
  })

  it('drops fields of another type and converts numbers to text', async () => {
    const raw = { phone: 569, role: 5, name: {}, hasRegisteredCard: 'yes', cardInfo: 'visa' }
    answer(raw)
    await expect(getUser()).resolves.toEqual({ phone: '569', role: '5', raw })
  })

  it('reads a flag that was sent as a number or text', async () => {
    answer([1, 'true', 0, '0', 'false'].map((hasRegisteredCard) => ({ hasRegisteredCard })))
    const flags = (await getUsers()).map(({ hasRegisteredCard }) => hasRegisteredCard)
    expect(flags).toEqual([true, true, false, false, false])
  })

  it('gives the card', async () => {
    const cardInfo = { lastFourDigits: 4242, cardHolder: 'ANA', expiryDate: null }
    answer({ hasRegisteredCard: true, cardInfo })
    await expect(getUser()).resolves.toEqual({
      hasRegisteredCard: true,
      cardInfo: { ...cardInfo, lastFourDigits: '4242' },
      raw: { hasRegisteredCard: true, cardInfo },
    })
  })

  it('gives its role to the session whose profile it is, and to no other', async () => {
    answer({ role: 'ADMIN' })
    await getUser({ token: 'google.id.token' })
    expect(readRole()).toBeNull()
    await getUser()
    expect(readRole()).toBe('ADMIN')
  })

  it('of a save may be unreadable', async () => {
    answer('saved')
    await expect(updateUser({ name: 'Ana' }, {})).resolves.toBeNull()
    wire.answer(wire.json({ detail: 'no' }, 422))
    await expect(updateUser({ name: 'Ana' }, {})).rejects.toMatchObject({ status: 422 })
  })
})

describe('list response', () => {
  it('of users keeps every row that is an object', async () => {
    answer([{ name: 'Ana' }, null, 'x', {}, { name: 7, email: null }])
    await expect(getUsers()).resolves.toEqual([{ name: 'Ana' }, {}, { name: '7', email: null }])
  })

  it('of my claims keeps claims with missing fields', async () => {
    answer([{ id: 7, category: 'INGRESADO', updated_at: '2025-06-01' }, { id: 'x' }, 3])
    await expect(getMyClaims()).resolves.toEqual([
      { id: 7, category: 'INGRESADO', updated_at: '2025-06-01' },
      { id: 'x', category: '', updated_at: null },
    ])
  })

  it('is an error if it is a page', async () => {
    answer({ items: [] })
    await expect(getUsers()).rejects.toMatchObject({ kind: 'invalid-response' })
    await expect(getMyClaims()).rejects.toMatchObject({ kind: 'invalid-response' })
  })
})

describe('staff claims response', () => {
  it.each([
    ['a list', [{ id: 1 }, { id: 2 }], 2],
    ['a page', { items: [{ id: 1 }, { id: 2 }], total: 60 }, 60],
    ['a page without a total', { items: [{ id: 1 }, { id: 2 }] }, 2],
    ['a page whose total is too small', { items: [{ id: 1 }, { id: 2 }], total: 0 }, 2],
    ['a page whose total is no number', { items: [{ id: 1 }, { id: 2 }], total: 'x' }, 2],
  ])('gives the same page for %s', async (_what, body, total) => {
    answer(body)
    const page = await getClaimRecords({})
    expect(page.total).toBe(total)
    expect(page.items.map(({ id }) => id)).toEqual([1, 2])
  })

  it.each<[string, unknown, object, [number | null, boolean]]>([
    ['a total that is a text', { items: rows(25), total: ' 240 ' }, { limit: 25 }, [240, false]],
    ['a full list', rows(25), { limit: 25 }, [null, true]],
    ['a list longer than was asked for', rows(60), { limit: 25 }, [60, false]],
    ['a short list', rows(7), { limit: 25 }, [7, false]],
    ['a full page without a total', { items: rows(25) }, { page: 3, limit: 25 }, [null, true]],
    ['a short page without a total', { items: rows(7) }, { page: 3, limit: 25 }, [57, false]],
    ['an empty page without a total', { items: [] }, { page: 3, limit: 25 }, [null, false]],
    ['an empty first page', { items: [] }, { page: 1, limit: 25 }, [0, false]],
    [
      'a total of this page alone',
      { items: rows(25), total: 25 },
      { page: 2, limit: 25 },
      [null, true],
    ],
    ['a page beyond its total', { items: [], total: 240 }, { page: 99, limit: 25 }, [240, false]],
    [
      'a total that is not an integer',
      { items: rows(25), total: '1e3' },
      { limit: 25 },
      [null, true],
    ],
  ])('counts %s', async (_what, body, filters, [total, isOpenEnded]) => {
    answer(body)
    expect(await getClaimRecords(filters)).toMatchObject({ total, isOpenEnded })
  })

  it('keeps the raw row with its long numbers', async () => {
    const row =
      '{"id":12345678901234567890,"case_number":98765432109876543210,"documents":[{"a":1}],"x":0}'
    wire.answer(() => new HttpResponse(`[${row}]`))
    wire.signIn()
    const [claim] = (await getClaimRecords({})).items
    expect(claim).toMatchObject({
      id: '12345678901234567890',
      case_number: '98765432109876543210',
      documents: null,
    })
    expect(toJsonText(claim?.raw)).toBe(row)
  })

  it('keeps a row with missing fields or fields of another type', async () => {
    answer([{ phone: 569, case_number: 12, name: ['x'], documents: 'none', category: null }])
    const { items } = await getClaimRecords({})
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      id: null,
      phone: '569',
      case_number: '12',
      name: null,
      documents: null,
      category: null,
      next_step: null,
    })
  })

  it.each([{ items: null }, { items: {} }])('is an error if it is %j', async (body) => {
    answer(body)
    await expect(getClaimRecords({})).rejects.toMatchObject({ kind: 'invalid-response' })
  })
})

describe('earnings response', () => {
  it('accepts numbers and numeric text', async () => {
    answer({ claims_count: '18', valid_claims: 7, amount: ' 165000.50 ' })
    await expect(getReferralInfo()).resolves.toEqual({
      claims_count: 18,
      valid_claims: 7,
      amount: 165000.5,
    })
  })

  it('has nothing where the server sums over no claims, which gives null', async () => {
    const none = { valid_claims: 0, amount: 0 }
    answer({ claims_count: 3, valid_claims: 0, amount: null })
    await expect(getReferralInfo()).resolves.toEqual({ claims_count: 3, ...none })
    answer({ claims_count: 0, valid_claims: null, amount: null })
    await expect(getReferralInfo()).resolves.toEqual({ claims_count: 0, ...none })
  })

  it.each([
    { claims_count: 3, valid_claims: 2 },
    { claims_count: 3, valid_claims: 2, amount: null },
    { claims_count: 3, valid_claims: 2, amount: '' },
    { claims_count: 'abc', valid_claims: 2, amount: 1 },
    { claims_count: null, valid_claims: 2, amount: 1 },
    { claims_count: 3, valid_claims: null, amount: 1 },
  ])('is an error unless every figure is a number: %j', async (body) => {
    answer(body)
    await expect(getReferralInfo()).rejects.toMatchObject({ kind: 'invalid-response' })
  })
})
