import { describe, expect, it } from 'vitest'
import { FAULT_NAMES } from '@/mocks/faults/faults'
import { CALL_IDS, CALLS, PAIRS } from './table/calls'
import { MATRIX } from './matrix'

describe('the fault matrix', () => {
  it('has a cell for each of the 16 calls under each fault, in the client and on a screen', () => {
    expect(CALL_IDS).toHaveLength(16)
    expect(FAULT_NAMES.length).toBeGreaterThanOrEqual(24)
    const cells = CALL_IDS.flatMap((id) => FAULT_NAMES.map((fault) => `${id} ${fault}`))
    expect(new Set(PAIRS.map(({ id, fault }) => `${id} ${fault}`))).toEqual(new Set(cells))
    expect(new Set(MATRIX.map(({ id, fault }) => `${id} ${fault}`))).toEqual(new Set(cells))
  })

  it('expects one request of a write, and at most three of a read', () => {
    for (const { id, calls } of MATRIX) {
      if (CALLS[id].method !== 'get') expect(calls).toBe(1)
      expect(calls).toBeLessThanOrEqual(3)
    }
  })

  it('expects a message or a redirect for every failure', () => {
    for (const expected of MATRIX) {
      if (expected.end === 'failed') expect(expected.says).not.toEqual([])
      if (expected.end === 'sent-away') expect(expected.to).toMatch(/^\//)
    }
  })
})
