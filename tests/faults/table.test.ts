import { describe, expect, it } from 'vitest'
import { CALLS } from './table/calls'
import { MATRIX } from './matrix'

describe('the fault matrix', () => {
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
