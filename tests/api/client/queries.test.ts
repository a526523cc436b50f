import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { queries } from '@/api/queries'
import { CLAIM_PAGES } from '@/features/claim-store/claim-data/read-claims'
import { claimPage } from '@/features/claim-store/claim-data/list-page'
import { TEST_TIMEOUT_MS } from '@tests/support/test-timeout'
import { openWire } from './wire'

const wire = openWire()

interface Read {
  readonly name: string
  readonly key: readonly unknown[]
  readonly start: (client: QueryClient) => Promise<unknown>
  readonly sent: string
  readonly answer: unknown
  readonly data: unknown
}

const figures = { claims_count: 3, valid_claims: 2, amount: 10_000 }

const READS: readonly Read[] = [
  {
    name: 'the person',
    key: ['user'],
    start: (client) => client.query(queries.user()),
    sent: '/api/v1/user/',
    answer: { name: 'Ana' },
    data: { name: 'Ana', raw: { name: 'Ana' } },
  },
  {
    name: 'their claims',
    key: ['my-claims'],
    start: (client) => client.query(queries.myClaims()),
    sent: '/api/v1/claim/',
    answer: [{ id: 7 }],
    data: [{ id: 7, category: '', updated_at: null }],
  },
  {
    name: 'a page of claims',
    key: ['claim-records', { category: 'INGRESADO', page: 2 }],
    start: (client) => client.query(claimPage({ category: 'INGRESADO', page: 2 })),
    sent: '/api/v1/claims/?category=INGRESADO&page=2',
    answer: { items: [], total: 60 },
    data: { items: [], total: 60, isOpenEnded: false },
  },
  {
    name: 'the earnings of a referrer',
    key: ['referral-info'],
    start: (client) => client.query(queries.referralInfo()),
    sent: '/api/v1/qr/me',
    answer: figures,
    data: figures,
  },
  {
    name: 'all users',
    key: ['users'],
    start: (client) => client.query(queries.users()),
    sent: '/api/v1/users/',
    answer: [{ name: 'Ana' }],
    data: [{ name: 'Ana' }],
  },
  {
    name: 'the user of an e-mail',
    key: ['user-by-email', 'ana@demo.cl'],
    start: (client) => client.query(queries.userByEmail('ana@demo.cl')),
    sent: '/api/v1/users/by-email/ana%40demo.cl',
    answer: { flowCustomerId: 'cus_1' },
    data: { flowCustomerId: 'cus_1' },
  },
]

describe('cached query', () => {
  it.each(READS)('of $name sends one request and is stored under its key', async (read) => {
    wire.signIn()
    wire.answer(wire.json(read.answer))
    const client = new QueryClient()
    await read.start(client)
    expect(wire.arrived.map(({ address }) => address)).toEqual([read.sent])
    expect(client.getQueryData(read.key)).toEqual(read.data)
    expect(client.getQueryCache().getAll()).toHaveLength(1)
  })

  it.each(READS)('of $name aborts the request when it is cancelled', async (read) => {
    wire.signIn()
    const calls: AbortSignal[] = []
    wire.answer(({ request }) => {
      calls.push(request.signal)
      return new Promise<undefined>(() => undefined)
    })
    const client = new QueryClient()
    const failed = vi.fn()
    const reading = read.start(client).catch(failed)
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: TEST_TIMEOUT_MS })
    await client.cancelQueries({ queryKey: read.key })
    await reading
    expect(failed).toHaveBeenCalledOnce()
    expect(calls[0]?.aborted).toBe(true)
  })

  it('of claims is invalidated for all filters together', async () => {
    wire.signIn()
    wire.answer(wire.json([]))
    const client = new QueryClient()
    for (const page of [1, 2]) await client.query(claimPage({ page }))
    await client.query(queries.myClaims())
    await client.invalidateQueries({ queryKey: CLAIM_PAGES })
    const stale = client.getQueryCache().findAll({ predicate: (query) => query.isStale() })
    const invalidated = stale.filter(({ state }) => state.isInvalidated)
    expect(invalidated.map(({ queryKey }) => queryKey)).toEqual([
      ['claim-records', { page: 1 }],
      ['claim-records', { page: 2 }],
    ])
  })

  it('of users has no structural sharing, which would compare every row', () => {
    expect(queries.users()).toHaveProperty('structuralSharing', false)
  })
})
