import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createDemoApi } from '@/mocks/demo-api'
import { issueToken } from '@/mocks/people/token'
import { readSeedSize, seedState } from '@/mocks/seed/seed-state'
import { SNAPSHOT_KEY } from '@/mocks/snapshot'
import type { DemoClaim } from '@/mocks/state'
import { emailOf, SAVED_CLAIM } from './call'

const NOW = new Date(2026, 2, 10, 9, 30)
const MANY = 10_000

function openDemo() {
  const kept = new Map<string, string>([[SNAPSHOT_KEY, 'of the usual demo']])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const demo = createDemoApi({ now: () => NOW, storage, seed: (now) => seedState(now, MANY) })
  const owner = demo.state.users.find(({ email }) => email === emailOf('LEGAL'))
  if (!owner) throw new Error('the demo has nobody from LEGAL')
  const headers = {
    Authorization: `Bearer ${issueToken(owner, NOW)}`,
    'Content-Type': 'application/json',
  }
  const call = async (path: string, init: RequestInit = {}) => {
    const request = new Request(`https://api.example/api/v1${path}`, { ...init, headers })
    const response = await getResponse([...demo.handlers], request)
    return (await response?.json()) as { items: DemoClaim[]; total: number }
  }
  return { demo, call, kept }
}

describe('a demo of very many claims', () => {
  it('starts with the claims of the small demo, and is the same every time', () => {
    const usual = seedState(NOW).claims
    const { claims } = seedState(NOW, MANY)
    expect(claims).toHaveLength(MANY)
    expect(claims.slice(0, 240)).toEqual(usual)
    expect(new Set(claims.map(({ id }) => id)).size).toBe(MANY)
    expect(seedState(NOW, 1000).claims).toEqual(claims.slice(0, 1000))
  })

  it('returns filtered pages, newest first', async () => {
    const { call } = openDemo()
    const first = await call('/claims/?page=1&limit=100')
    expect(first.total).toBe(MANY)
    expect(first.items.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, at) => 1000 + MANY - at),
    )
    const last = await call(`/claims/?page=${MANY / 100}&limit=100`)
    expect(last.items.at(-1)?.id).toBe(1001)
    const query = new URLSearchParams({ category: 'NO APLICA', airline: 'SKY', limit: '100' })
    const filtered = await call(`/claims/?${query.toString()}`)
    expect(filtered.items).toHaveLength(100)
    expect(filtered.total).toBeGreaterThan(200)
    expect(filtered.items.every(({ airline }) => airline === 'SKY')).toBe(true)
  })

  it('shows saved claims at once, and does not change the stored small demo', async () => {
    const { demo, call, kept } = openDemo()
    await call('/claims/?page=1&limit=100')
    await call(`/claims/${1000 + MANY}`, { method: 'PUT', body: JSON.stringify(SAVED_CLAIM) })
    const { items } = await call('/claims/?page=1&limit=100')
    expect(items[0]).toMatchObject({ id: 1000 + MANY, name: 'Ana' })
    await call('/claims/', {
      method: 'POST',
      body: JSON.stringify({ ...SAVED_CLAIM, alias: null }),
    })
    expect((await call('/claims/?limit=1')).items[0]?.id).toBe(1001 + MANY)
    demo.reset()
    expect(demo.state.claims).toHaveLength(MANY)
    expect([...kept]).toEqual([[SNAPSHOT_KEY, 'of the usual demo']])
  })

  it.each([
    ['?semilla=100000', 100_000],
    ['?a=1&semilla=240', 240],
    ['', undefined],
    ['?semilla=', undefined],
    ['?semilla=0', undefined],
    ['?semilla=-5', undefined],
    ['?semilla=1e5', undefined],
    ['?semilla=200001', undefined],
  ])('is enabled by the query %j: %j', (search, count) => {
    expect(readSeedSize(search)).toBe(count)
  })
})
