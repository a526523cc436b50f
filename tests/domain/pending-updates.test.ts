import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parsePendingUpdates,
  withPending,
  type PendingUpdate,
} from '@/domain/claim/editing/pending-updates'
import { property } from '@tests/support/property'

const NOW = new Date('2026-11-24T15:00:00Z')
const HOUR_MS = 60 * 60 * 1000

const update = (key: string, ids: readonly number[], hoursAgo = 1): PendingUpdate => ({
  key,
  at: NOW.getTime() - hoursAgo * HOUR_MS,
  change: { next_step: 'Apelar' },
  claims: ids.map((id) => ({ id })),
})

describe('updates with an unknown result', () => {
  it('are restored from storage', () => {
    const stored = [update('a', [1, 2]), update('b', [3])]
    expect(parsePendingUpdates(structuredClone(stored), NOW)).toEqual(stored)
  })

  it('expire after 24 hours', () => {
    const stored = [update('a', [1], 24 + 1e-6), update('b', [2], 24)]
    expect(parsePendingUpdates(stored, NOW).map(({ key }) => key)).toEqual(['b'])
  })

  it.each([
    { key: 1 },
    { at: '9e15' },
    { change: null },
    { change: { next_step: 'Apelar', handler: 3 } },
    { claims: null },
    { claims: [] },
    { claims: [{ id: 1 }, null] },
  ])('are dropped with %j, the others stay', (broken) => {
    const stored = [{ ...update('a', [1]), ...broken }, update('b', [2])]
    expect(parsePendingUpdates(stored, NOW)).toEqual([update('b', [2])])
  })

  it('replace the stored state of the same update, the oldest first, and end with its last claim', () => {
    const both = [update('a', [1, 2], 2), update('b', [3])]
    expect(withPending(both, update('a', [2], 2))).toEqual([update('a', [2], 2), update('b', [3])])
    expect(withPending(both, update('a', []))).toEqual([update('b', [3])])
  })

  property('are empty for any other stored data', [fc.anything()], (raw) => {
    expect(parsePendingUpdates(raw, NOW)).toEqual([])
    expect(parsePendingUpdates([raw, update('a', [1])], NOW)).toEqual([update('a', [1])])
  })
})
