import { describe, expect, it } from 'vitest'
import { FAULT_NAMES } from '@/mocks/faults/faults'
import { CALL_IDS, CALLS, PAIRS } from './table/calls'
import { CELLS } from './cells'

describe('the fault matrix', () => {
  it('has a square for each of the 16 calls under each fault, in the client and on a screen', () => {
    expect(CALL_IDS).toHaveLength(16)
    expect(FAULT_NAMES.length).toBeGreaterThanOrEqual(24)
    const squares = CALL_IDS.flatMap((id) => FAULT_NAMES.map((fault) => `${id} ${fault}`))
    expect(new Set(PAIRS.map(({ id, fault }) => `${id} ${fault}`))).toEqual(new Set(squares))
    expect(new Set(CELLS.map(({ id, fault }) => `${id} ${fault}`))).toEqual(new Set(squares))
  })

  it('lets a change go out once, and a read three times at most', () => {
    for (const { id, calls } of CELLS) {
      if (CALLS[id].method !== 'get') expect(calls).toBe(1)
      expect(calls).toBeLessThanOrEqual(3)
    }
  })

  it('never leaves a person without a word: a failure says something, or leads elsewhere', () => {
    for (const cell of CELLS) {
      if (cell.end === 'failed') expect(cell.says).not.toEqual([])
      if (cell.end === 'sent-away') expect(cell.to).toMatch(/^\//)
    }
  })
})
