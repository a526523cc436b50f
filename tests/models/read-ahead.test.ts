import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toClaimRecord, type ClaimRecordFilters } from '@/api/claim-records'
import { createQueryClient } from '@/app/layouts/account/query-client'
import { allClaims, allClaimsProgress } from '@/features/claim-store/claim-data/all-claims'
import {
  EMPTY_FETCH,
  fetchRemaining,
  type PagedFetch,
} from '@/features/claim-store/claim-data/read-claims'
import { signInAs } from '@tests/support/app'
import { holdAnswers } from '@tests/support/gate'
import { until } from '@tests/support/clock'

/** The page of a server with these claims, two on a page. */
function pageOf(ids: readonly number[], page = 1) {
  const items = ids.slice(2 * page - 2, 2 * page).map((id) => toClaimRecord({ id }))
  return { items, total: ids.length, isOpenEnded: false }
}

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
          filters: {},
          readPage,
          ahead,
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

describe('fetching all pages', () => {
  it.each([0, 1, 2, 3])('reads a page again if the list shrinks, %i pages ahead', async (ahead) => {
    let ids = [1, 2, 3, 4, 5, 6, 7, 8]
    const readPage = ({ page }: ClaimRecordFilters) => {
      // The first claim is deleted before the fourth page is read.
      if (page === 4) ids = [2, 3, 4, 5, 6, 7, 8]
      return Promise.resolve(pageOf(ids, page))
    }
    const options = { filters: {}, readPage, ahead }
    const { rows } = await fetchRemaining(createQueryClient(), EMPTY_FETCH, options)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]))
  })

  it('keeps a page that was missing if the next one fails again', async () => {
    const told: PagedFetch[] = []
    const start: PagedFetch = { ...EMPTY_FETCH, status: 'complete', failed: [2, 3] }
    const readPage = ({ page }: ClaimRecordFilters) =>
      page === 3 ? Promise.reject(new Error('failed')) : Promise.resolve(pageOf([1, 2, 3, 4], page))
    const options = { filters: {}, readPage, onPage: (now: PagedFetch) => told.push(now) }
    await expect(fetchRemaining(createQueryClient(), start, options)).rejects.toThrow('failed')
    expect(told.map(({ failed, rows }) => [failed, rows.map(({ id }) => id)])).toEqual([
      [[3], [3, 4]],
    ])
  })

  it('is given up with what it read after its last reader left', async () => {
    signInAs('LEGAL')
    const client = createQueryClient()
    const later = holdAnswers('get', '*/api/v1/claims/', (query) => query.get('page') === '2')
    client.query(allClaims()).catch(() => undefined)
    const soFar = () => client.getQueryData<PagedFetch>(allClaimsProgress().queryKey)
    await until(() => soFar()?.rows.length === 100)
    await client.cancelQueries()
    await until(() => soFar()?.rows.length === 0)
    later.open()
  })
})
