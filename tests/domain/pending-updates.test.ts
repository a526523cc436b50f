import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  parsePendingUpdates,
  withPending,
  type PendingUpdate,
} from '@/domain/claim/editing/pending-updates'

const NOW = new Date('2026-11-24T15:00:00Z')
const HOUR_MS = 60 * 60 * 1000

const update = (key: string, ids: readonly number[], hoursAgo = 1): PendingUpdate => ({
  key,
  at: NOW.getTime() - hoursAgo * HOUR_MS,
  change: { next_step: 'Apelar' },
  claims: ids.map((id) => ({ id })),
})

describe('updates that are not known to be saved', () => {
  it('come back from the device as they were stored', () => {
    const stored = [update('a', [1, 2]), update('b', [3])]
    expect(parsePendingUpdates(structuredClone(stored), NOW)).toEqual(stored)
  })

  it('are given up after 24 hours', () => {
    const stored = [update('a', [1], 25), update('b', [2], 23)]
    expect(parsePendingUpdates(stored, NOW).map(({ key }) => key)).toEqual(['b'])
  })

  it('take the place of what was known of the same update, and go with their last claim', () => {
    const both = [update('a', [1, 2]), update('b', [3])]
    expect(withPending(both, update('a', [2])).map(({ claims }) => claims.length)).toEqual([1, 1])
    expect(withPending(both, update('a', []))).toEqual([update('b', [3])])
  })

  it('are none in whatever else the device holds', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(parsePendingUpdates(raw, NOW)).toEqual([])
        expect(parsePendingUpdates([raw, update('a', [1])], NOW)).toEqual([update('a', [1])])
      }),
    )
  })
})
