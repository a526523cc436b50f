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

/** Calls back for every parsed slice of rows. */
function watchSlices(onSlice: () => void) {
  const parse = JSON.parse
  vi.spyOn(JSON, 'parse').mockImplementation((text: string) => {
    if (text.startsWith('[{"id"')) onSlice()
    return parse(text) as unknown
  })
}

/** Joins the slices of a text, or returns 'refused'. */
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

describe('JSON list cut into slices', () => {
  it('has the same entries as the whole list for any slice length', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 1, max: 60 }), fc.boolean(), (list, length, wide) => {
        const text = wide ? `\n ${JSON.stringify(list, null, 2)} \n` : JSON.stringify(list)
        expect(readSliced(text, length)).toEqual(readWhole(text))
      }),
    )
  })

  it('is rejected exactly if the whole is not a valid list', () => {
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

  it.each(['', ' ', '{}', 'null', '"x"', '[1] 2', '{1]', 'x]'])('rejects %j', (text) => {
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
  it('are validated, in order, without entries that are not rows', async () => {
    answerText(JSON.stringify([{ id: 1, more: true }, null, 'x', 3, [{ id: 9 }], { id: 2 }]))
    await expect(readRows()).resolves.toEqual([{ id: 1 }, { id: 2 }])
    expect(wire.arrived).toMatchObject([{ method: 'GET', address: '/api/v1/users/' }])
    expect(wire.arrived[0]?.authorization).toMatch(/^Bearer /)
  })

  it('are parsed without a pause if parsing takes no time', async () => {
    answerText(JSON.stringify(Array.from({ length: 20_000 }, (_, id) => ({ id }))))
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    const pausing = vi.spyOn(globalThis, 'MessageChannel')
    await expect(readRows()).resolves.toHaveLength(20_000)
    expect(pausing).not.toHaveBeenCalled()
  })

  it('yield to other work between slices of a long list', async () => {
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

  it('are an invalid response if the list breaks off', async () => {
    answerText('[{"id":1},{"id":2')
    expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response', status: 200 })
  })

  it('are an invalid response if a row does not match', async () => {
    answerText('[{"id":"x"}]')
    expect(await failureOf(readRows())).toMatchObject({ kind: 'invalid-response' })
  })

  it('stop being parsed when the caller aborts, with its reason', async () => {
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
