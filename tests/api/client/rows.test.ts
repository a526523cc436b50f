import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { requestRows, sliceJsonList } from '@/api/rows'
import { failureOf, openWire } from './wire'
import { runs } from '@tests/support/properties'

const wire = openWire()

const Row = v.object({ id: v.number() })

function readRows(signal?: AbortSignal) {
  return requestRows({ path: '/users/', row: Row, signal })
}

function answerText(text: string) {
  wire.signIn()
  wire.answer(() => new Response(text, { headers: { 'Content-Type': 'application/json' } }))
}

/** Calls back whenever a slice of rows is parsed. */
function watchSlices(onSlice: () => void) {
  const parse = JSON.parse
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    if (text.startsWith('[{"id"')) onSlice()
    return parse(text) as unknown
  })
}

/** What the slices of a text hold together, or that it was refused. */
function readSliced(text: string, length: number): unknown {
  try {
    return [...sliceJsonList(text, length)].flatMap((slice) => JSON.parse(slice) as unknown[])
  } catch {
    return 'refused'
  }
}

function readWhole(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : 'refused'
  } catch {
    return 'refused'
  }
}

const entries = fc.array(
  fc.oneof(
    fc.jsonValue(),
    fc.record({ name: fc.constantFrom('a,b', '"],[', '\\', '\\"', '}{', 'ñ🧳') }),
  ),
)

describe('a JSON list cut into slices', () => {
  it('holds the same entries as the whole, wherever it is cut', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 60 }), fc.boolean(), (list, length, wide) => {
        const text = wide ? `\n ${JSON.stringify(list, null, 2)} \n` : JSON.stringify(list)
        expect(readSliced(text, length)).toEqual(readWhole(text))
      }),
    )
  })

  it('is refused exactly when the whole is no list: damaged, cut off or something else', () => {
    const damaged = fc
      .tuple(entries, fc.nat(), fc.constantFrom('', ',', ']', '[', '}', '{', '"', '\\', 'x'))
      .map(([list, place, sign]) => {
        const text = JSON.stringify(list)
        const at = place % (text.length + 1)
        return text.slice(0, at) + sign + text.slice(at + (sign === '' ? 1 : 0))
      })
    fc.assert(
      fc.property(damaged, fc.integer({ min: 1, max: 60 }), (text, length) => {
        expect(readSliced(text, length)).toEqual(readWhole(text))
      }),
      { numRuns: runs(500) },
    )
  })

  it.each([
    '',
    ' ',
    '{}',
    'null',
    '"x"',
    '[',
    '[1',
    '[1,',
    '[1,]',
    '[,1]',
    '[1}',
    '[1] 2',
    '[1]]',
    '[1, ]',
    '{1]',
    'x]',
  ])('refuses %j', (text) => {
    expect(readSliced(text, 1)).toBe('refused')
  })

  it('has short slices for a long list', () => {
    const text = JSON.stringify(Array.from({ length: 1000 }, (_, id) => ({ id })))
    const slices = [...sliceJsonList(text, 200)]
    expect(slices.length).toBeGreaterThan(40)
    expect(Math.max(...slices.map((slice) => slice.length))).toBeLessThan(230)
  })
})

describe('rows from the server', () => {
  it('come checked and in order, without the entries that are no row', async () => {
    answerText(JSON.stringify([{ id: 1, more: true }, null, 'x', 3, [{ id: 9 }], { id: 2 }]))
    await expect(readRows()).resolves.toEqual([{ id: 1 }, { id: 2 }])
    expect(wire.arrived).toMatchObject([{ method: 'GET', address: '/api/v1/users/' }])
    expect(wire.arrived[0]?.authorization).toMatch(/^Bearer /)
  })

  it('are read in one go as long as that takes no time', async () => {
    answerText(JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id }))))
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const pausing = vi.spyOn(globalThis, 'MessageChannel')
    await expect(readRows()).resolves.toHaveLength(20_000)
    expect(pausing).not.toHaveBeenCalled()
  })

  it('may be very many, and let other work through between two slices', async () => {
    const many = Array.from({ length: 60_000 }, (_, id) => ({ id, name: `Persona ${id}` }))
    answerText(JSON.stringify(many))
    let turn = 0
    const counting = setInterval(() => {
      turn += 1
    })
    const turnsOfSlices = new Set<number>()
    watchSlices(() => turnsOfSlices.add(turn))
    const rows = await readRows()
    clearInterval(counting)
    expect(rows).toHaveLength(60_000)
    expect(rows.at(-1)).toEqual({ id: 59_999 })
    expect(turnsOfSlices.size).toBeGreaterThan(1)
  })

  it.each(['<!doctype html><html></html>', '', 'null', '{}', '"x"', '[{"id":1},{"id":2'])(
    'are a shape error when the answer is %j',
    async (text) => {
      answerText(text)
      expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response', status: 200 })
    },
  )

  it('are a shape error when a row is none of those expected', async () => {
    answerText('[{"id":"x"}]')
    expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response' })
  })

  it('tell a refusal as every call does', async () => {
    wire.signIn()
    wire.answer(wire.json({ detail: 'Not enough permissions' }, 403))
    expect(await failureOf(readRows())).toMatchObject({ kind: 'http', status: 403 })
  })

  it('are not asked for without a session', async () => {
    wire.answer(wire.json([]))
    expect(await failureOf(readRows())).toMatchObject({ kind: 'http', status: 401 })
    expect(wire.arrived).toEqual([])
  })

  it('stop being read when the caller leaves, with the reason given', async () => {
    answerText(JSON.stringify(Array.from({ length: 200_000 }, (_, id) => ({ id }))))
    const leaving = new AbortController()
    const reason = new Error('left')
    let slices = 0
    watchSlices(() => {
      slices += 1
      leaving.abort(reason)
    })
    expect(await failureOf(readRows(leaving.signal))).toBe(reason)
    expect(slices).toBeLessThan(20)
  })
})
