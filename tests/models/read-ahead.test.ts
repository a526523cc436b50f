import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord, type ClaimRecordFilters } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { EMPTY_FETCH, fetchRemaining } from '@/features/claim-store/claim-data/read-claims'

describe('fetching all pages ahead', () => {
  const sizes = fc.record({
    total: fc.integer({ min: 0, max: 60 }),
    /** The server may send fewer than requested. */
    pageSize: fc.integer({ min: 1, max: 20 }),
    ahead: fc.integer({ min: 0, max: 4 }),
    failing: fc.option(fc.integer({ min: 2, max: 8 })),
  })

  it('gives every claim once and in order, whatever page arrives first', async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.scheduler(), async ({ total, pageSize, ahead, failing }, line) => {
        const ids = Array.from({ length: total }, (_, index) => index + 1)
        const pages = Math.max(1, Math.ceil(total / pageSize))
        const asked: number[] = []
        let inFlight = 0
        let most = 0
        const readPage = async ({ page = 1 }: ClaimRecordFilters) => {
          asked.push(page)
          inFlight += 1
          most = Math.max(most, inFlight)
          await line.schedule(Promise.resolve(), `page ${page}`)
          inFlight -= 1
          if (page === failing) throw new Error('the page failed')
          const shown = ids.slice((page - 1) * pageSize, page * pageSize)
          return { items: shown.map((id) => toClaimRecord({ id })), total, isOpenEnded: false }
        }
        const reading = fetchRemaining(createQueryClient(), EMPTY_FETCH, {
          ...{ filters: {}, readPage, ahead },
          skipsFailedPages: true,
        })
        const { rows, failed, status } = await line.waitFor(reading)
        const isMissing = (id: number) => Math.ceil(id / pageSize) === failing
        expect(rows.map(({ id }) => id)).toEqual(ids.filter((id) => !isMissing(id)))
        expect(failed).toEqual(failing !== null && failing <= pages ? [failing] : [])
        expect(status).toBe('complete')
        expect(asked.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: pages }, (_, index) => index + 1),
        )
        expect(most).toBeLessThanOrEqual(ahead + 1)
      }),
    )
  })
})
