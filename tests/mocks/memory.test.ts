import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { createDemoApi } from '@/mocks/demo-api'
import { SNAPSHOT_KEY, type SnapshotStorage } from '@/mocks/snapshot'
import { claimForm, ticket } from './call'

const NOW = new Date(2026, 2, 10, 9, 30)
const DAY = 24 * 60 * 60 * 1000

function createStorage(kept = new Map<string, string>()): SnapshotStorage {
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

const open = (storage: SnapshotStorage, now = NOW) => createDemoApi({ now: () => now, storage })

async function sendClaim(demo: ReturnType<typeof open>, name: string) {
  const url = 'https://api.example/api/v1/claim/'
  const request = new Request(url, { method: 'POST', body: claimForm({ name }, [ticket('t.pdf')]) })
  return getResponse([...demo.handlers], request)
}

describe('the stored state of the demo', () => {
  it('keeps a sent claim after a reload, on any host', async () => {
    const storage = createStorage()
    expect((await sendClaim(open(storage), 'Eloísa'))?.status).toBe(200)
    const { state } = open(storage)
    expect(state.claims.at(-1)?.name).toBe('Eloísa')
    expect(state.sentClaims[0]?.files).toEqual([
      { name: 't.pdf', size: 12, type: 'application/pdf' },
    ])
  })

  it('returns to the seed after a reset, here and after a reload', async () => {
    const storage = createStorage()
    const demo = open(storage)
    await sendClaim(demo, 'Eloísa')
    demo.reset()
    expect(demo.state.claims).toHaveLength(240)
    expect(open(storage).state.sentClaims).toEqual([])
  })

  it('is shared by all tabs: a change is visible at their next call', async () => {
    const storage = createStorage()
    const [one, other] = [open(storage), open(storage)]
    await sendClaim(one, 'Eloísa')
    await sendClaim(other, 'Fermín')
    await sendClaim(one, 'Gaspar')
    const names = (demo: ReturnType<typeof open>) => demo.state.claims.slice(240).map((c) => c.name)
    expect(names(one)).toEqual(['Eloísa', 'Fermín', 'Gaspar'])
    expect(names(open(storage))).toEqual(['Eloísa', 'Fermín', 'Gaspar'])
    other.reset()
    await sendClaim(one, 'Helga')
    expect(names(one)).toEqual(['Helga'])
  })

  it('is read again only after another tab has changed it', async () => {
    const storage = createStorage()
    const demo = open(storage)
    await sendClaim(demo, 'Eloísa')
    const before = demo.state.users
    await sendClaim(demo, 'Fermín')
    expect(demo.state.users).toBe(before)
  })

  it('is changed serially, so that simultaneous tabs lose nothing', async () => {
    const storage = createStorage()
    let last: Promise<unknown> = Promise.resolve()
    const takeTurns = <T>(work: () => Promise<T>): Promise<T> => {
      const turn = last.then(work)
      last = turn
      return turn
    }
    const tabs = [1, 2].map(() => createDemoApi({ now: () => NOW, storage, takeTurns }))
    await Promise.all(tabs.map((tab, at) => sendClaim(tab, `Tab ${at}`)))
    expect(open(storage).state.claims).toHaveLength(242)
  })

  it.each([
    ['damaged', '{"version":1,"sta'],
    ['of another version', JSON.stringify({ version: 0, seededAt: NOW.getTime(), state: {} })],
    [
      'without its tables',
      JSON.stringify({ version: 1, seededAt: NOW.getTime(), state: { users: [] } }),
    ],
    ['null', 'null'],
    ['a text', '"x"'],
  ])('is dropped if it is %s', (_, text) => {
    expect(open(createStorage(new Map([[SNAPSHOT_KEY, text]]))).state.claims).toHaveLength(240)
  })

  it('is renewed after three days, so that its dates are recent', async () => {
    const storage = createStorage()
    await sendClaim(open(storage), 'Eloísa')
    expect(open(storage, new Date(NOW.getTime() + 2 * DAY)).state.sentClaims).toHaveLength(1)
    expect(open(storage, new Date(NOW.getTime() + 4 * DAY)).state.sentClaims).toHaveLength(0)
  })

  it('is lost without an error when the storage is full or blocked', async () => {
    const fail = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const demo = open({ getItem: fail, setItem: fail, removeItem: fail })
    expect((await sendClaim(demo, 'Eloísa'))?.status).toBe(200)
    expect(demo.state.sentClaims).toHaveLength(1)
    expect(demo.reset).not.toThrow()
  })

  it('is not changed by a rejected call', async () => {
    const kept = new Map<string, string>()
    expect((await sendClaim(open(createStorage(kept)), ' '))?.status).toBe(422)
    expect(kept.size).toBe(0)
  })
})
