import { describe, expect, it } from 'vitest'
import { register, signIn } from '@/api/auth'
import { getMyClaims } from '@/api/claim'
import { getClaimRecords } from '@/api/claim-records'
import { getReferralInfo } from '@/api/referrals'
import { getUser, updateUser } from '@/api/user'
import { getUsers } from '@/api/users'
import { openWire } from './wire'

const wire = openWire()

function answer(body: unknown): void {
  wire.answer(wire.json(body))
  wire.signIn()
}

const credentials = { username: 'a@b.cl', password: 'x' }

describe('signing in', () => {
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
  ])('reads token and role, a role being optional: %j', async (body, expected) => {
    answer(body)
    await expect(signIn(credentials)).resolves.toEqual(expected)
  })

  it.each([{}, { access_token: '' }, { access_token: null }, { access_token: 1 }, [], null])(
    'fails without a usable access_token: %j',
    async (body) => {
      answer(body)
      await expect(signIn(credentials)).rejects.toMatchObject({ kind: 'shape' })
      await expect(register(credentials)).rejects.toMatchObject({ kind: 'shape' })
    },
  )

  it('reads no role on registration, so that none can be stored', async () => {
    answer({ access_token: 'a.b.c', role: 'ADMIN' })
    await expect(register(credentials)).resolves.toEqual({ access_token: 'a.b.c' })
  })
})

describe('a profile', () => {
  it('keeps fields the app does not know, and gaps as gaps: it is sent back whole', async () => {
    const profile = { id: 'u-1', name: 'Ana', rut: null, loyalty: { tier: 2 } }
    answer(profile)
    const user = await getUser()
    expect(user).toEqual(profile)
    expect(Object.keys(user)).toEqual(Object.keys(profile))
  })

  it('survives fields of another type; a number stays as its text', async () => {
    answer({ phone: 56912345678, role: 5, name: {}, hasRegisteredCard: 'yes', cardInfo: 'visa' })
    await expect(getUser()).resolves.toEqual({ phone: '56912345678', role: '5' })
  })

  it('reads the card', async () => {
    const cardInfo = { lastFourDigits: 4242, cardHolder: 'ANA', expiryDate: null }
    answer({ hasRegisteredCard: true, cardInfo })
    await expect(getUser()).resolves.toEqual({
      hasRegisteredCard: true,
      cardInfo: { ...cardInfo, lastFourDigits: '4242' },
    })
  })

  it.each([[[]], ['x'], [null]])('is not %j', async (body) => {
    answer(body)
    await expect(getUser()).rejects.toMatchObject({ kind: 'shape' })
  })

  it('counts as saved even when the answer to the save cannot be read', async () => {
    answer('saved')
    await expect(updateUser({ name: 'Ana' })).resolves.toBeNull()
    wire.answer(wire.json({ detail: 'no' }, 422))
    await expect(updateUser({ name: 'Ana' })).rejects.toMatchObject({ status: 422 })
  })
})

describe('a list', () => {
  it('of users keeps every row that is one', async () => {
    answer([{ name: 'Ana' }, null, 'x', {}, { name: 7, email: null }])
    await expect(getUsers()).resolves.toEqual([{ name: 'Ana' }, {}, { name: '7', email: null }])
  })

  it('of my claims shows claims with gaps', async () => {
    answer([{ id: 7, category: 'INGRESADO', updated_at: '2025-06-01' }, { id: 'x' }, 3])
    await expect(getMyClaims()).resolves.toEqual([
      { id: 7, category: 'INGRESADO', updated_at: '2025-06-01' },
      { id: 'x', category: '', updated_at: null },
    ])
  })

  it.each([[{}], [{ items: [] }], [null], ['x']])(
    'that is %j is an error, never an empty list',
    async (body) => {
      answer(body)
      await expect(getUsers()).rejects.toMatchObject({ kind: 'shape' })
      await expect(getMyClaims()).rejects.toMatchObject({ kind: 'shape' })
    },
  )
})

describe('the claims of the back office', () => {
  it.each([
    ['a list', [{ id: 1 }, { id: 2 }], 2],
    ['a page', { items: [{ id: 1 }, { id: 2 }], total: 60 }, 60],
    ['a page without a total', { items: [{ id: 1 }, { id: 2 }] }, 2],
    ['a page whose total is too small', { items: [{ id: 1 }, { id: 2 }], total: 0 }, 2],
    ['a page whose total is no number', { items: [{ id: 1 }, { id: 2 }], total: 'x' }, 2],
  ])('read alike whether they come as %s', async (_what, body, total) => {
    answer(body)
    const page = await getClaimRecords({})
    expect(page.total).toBe(total)
    expect(page.items.map(({ id }) => id)).toEqual([1, 2])
  })

  it('keep a row whose fields are missing or of another type', async () => {
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

  it.each([[{}], [{ items: null }], [{ items: {} }], [null], ['x']])(
    'are an error when the answer is %j',
    async (body) => {
      answer(body)
      await expect(getClaimRecords({})).rejects.toMatchObject({ kind: 'shape' })
    },
  )
})

describe('earnings', () => {
  it.each([
    { claims_count: 3, valid_claims: 2 },
    { claims_count: 3, valid_claims: 2, amount: '10000' },
    { claims_count: null, valid_claims: 2, amount: 1 },
    [],
  ])('are an error unless every figure is a number: %j', async (body) => {
    answer(body)
    await expect(getReferralInfo()).rejects.toMatchObject({ kind: 'shape' })
  })
})
