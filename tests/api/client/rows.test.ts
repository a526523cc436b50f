import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { requestRows } from '@/api/rows'
import { failureOf, openWire } from './wire'

const wire = openWire()

const Row = v.object({ id: v.number() })

/** Calls back for every row that is read. */
function readRows({ signal, onRow }: { signal?: AbortSignal; onRow?: () => void } = {}) {
  const row = v.pipe(
    Row,
    v.check(() => {
      onRow?.()
      return true
    }),
  )
  return requestRows({ path: '/users/', row, signal })
}

function answerText(text: string) {
  wire.signIn()
  wire.answer(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }))
}

const manyRows = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, id) => ({ id })))

describe('rows from the server', () => {
  it('are validated, in order, without entries that are not rows', async () => {
    answerText(JSON.stringify([{ id: 1, more: true }, null, 'x', 3, [{ id: 9 }], { id: 2 }]))
    await expect(readRows()).resolves.toEqual([{ id: 1 }, { id: 2 }])
    expect(wire.arrived).toMatchObject([{ method: 'GET', address: '/api/v1/users/' }])
    expect(wire.arrived[0]?.authorization).toMatch(/^Bearer /)
  })

  it('are read without a pause if reading takes no time', async () => {
    answerText(manyRows(20_000))
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const pausing = vi.spyOn(globalThis, 'MessageChannel')
    await expect(readRows()).resolves.toHaveLength(20_000)
    expect(pausing).not.toHaveBeenCalled()
  })

  it('yield to other work between rows of a long list', async () => {
    answerText(manyRows(100))
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const pausing = vi.spyOn(globalThis, 'MessageChannel')
    const rows = await readRows({ onRow: () => (now += 1) })
    expect(rows).toHaveLength(100)
    expect(rows.at(-1)).toEqual({ id: 99 })
    expect(pausing).toHaveBeenCalled()
  })

  it.each(['[{"id":1},{"id":2', '{}', 'null', '"x"', '', '<html>'])(
    'are an invalid response if they are no list: %j',
    async (text) => {
      answerText(text)
      expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response', status: 200 })
    },
  )

  it('are an invalid response if a row does not match', async () => {
    answerText('[{"id":"x"}]')
    expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response' })
  })

  it('stop being read when the caller aborts, with its reason', async () => {
    answerText(manyRows(1000))
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    const leaving = new AbortController()
    const reason = new Error('left')
    let count = 0
    const onRow = () => {
      now += 1
      count += 1
      leaving.abort(reason)
    }
    expect(await failureOf(readRows({ signal: leaving.signal, onRow }))).toBe(reason)
    expect(count).toBeLessThan(20)
  })
})
