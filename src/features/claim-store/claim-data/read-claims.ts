import type { QueryClient } from '@tanstack/react-query'
import { getClaimRecords, type ClaimRecordFilters, type ClaimRecordPage } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import type { Claim } from '@/domain/claim/fields'
import {
  nextPage,
  NOT_FETCHED,
  skipPage,
  type FetchProgress,
} from '@/domain/claim/list/fetch-progress'
import { upsertClaims } from './claim-cache'

/** Key prefix of all pages of all lists: a save invalidates them. */
export const CLAIM_PAGES = ['claim-records'] as const

/** @throws as `getClaimRecords` */
export async function readClaimPage(
  client: QueryClient,
  filters: ClaimRecordFilters,
  signal?: AbortSignal,
): Promise<ClaimRecordPage> {
  const page = await getClaimRecords(filters, { signal })
  signal?.throwIfAborted()
  return { ...page, items: upsertClaims(client, page.items, filters) }
}

/** Page size when many claims are fetched. */
export const READ_SIZE = 100

/**
 * Of a browser's six connections per host one stays free, for a save. Not for the lists of charges: on fewer
 * connections a browser is less likely to resend a charge.
 */
export const PAGES_AHEAD = 4

export interface PagedFetch extends FetchProgress {
  readonly rows: readonly Claim[]
  /** Error of the last failed page. */
  readonly error: unknown
}

interface ReadOptions {
  readonly filters: ClaimRecordFilters
  readonly signal?: AbortSignal | undefined
  /** Called after each page. */
  readonly onPage?: (reading: PagedFetch) => void
  /** True ends the fetch early. */
  readonly isEnough?: (reading: PagedFetch) => boolean
  /** Replaces the request, for example to share it. */
  readonly readPage?: (page: ClaimRecordFilters) => Promise<ClaimRecordPage>
  /** Skips a page that fails. */
  readonly skipsFailedPages?: boolean
  /** Pages requested before the current one has arrived, once the total is known. */
  readonly ahead?: number
}

export const EMPTY_FETCH: PagedFetch = { ...NOT_FETCHED, rows: [], error: null }

/** Returns a test for claims that are neither in `rows` nor tested before; those without an id pass. */
function createIsNew(rows: readonly Claim[]) {
  const keyOf = ({ id }: Claim) => (id === null ? null : String(id))
  const seen = new Set(rows.map(keyOf))
  return (claim: Claim) => {
    const key = keyOf(claim)
    const isNew = key === null || !seen.has(key)
    seen.add(key)
    return isNew
  }
}

/** Starts the requests for pages that come next, so that a long list does not wait for each round trip. */
function createReadAhead(read: (page: number) => Promise<ClaimRecordPage>) {
  const started = new Map<number, Promise<ClaimRecordPage>>()
  return (page: number, last: number): Promise<ClaimRecordPage> => {
    const wanted = started.get(page) ?? read(page)
    started.delete(page)
    for (let next = page + 1; next <= last; next += 1) {
      if (started.has(next)) continue
      const answer = read(next)
      // Its failure counts when the page is wanted.
      answer.catch(() => undefined)
      started.set(next, answer)
    }
    return wanted
  }
}

/** Fetches the missing pages in order. Throws as `readClaimPage`; resume with the last `onPage` value. */
export async function fetchRemaining(
  client: QueryClient,
  start: PagedFetch,
  {
    filters,
    signal,
    onPage,
    isEnough,
    readPage = (page) => readClaimPage(client, page, signal),
    skipsFailedPages = false,
    ahead = 0,
  }: ReadOptions,
): Promise<PagedFetch> {
  const isNew = createIsNew(start.rows)
  let reading = start
  const readNow = createReadAhead((page) => readPage({ ...filters, page, limit: READ_SIZE }))
  const readRows = async (page: number, last = page) => {
    const { items, ...counts } = await readNow(page, last)
    const added = items.filter(isNew)
    const isKnown = reading.rows.length > 0 && added.every(({ id }) => id === null)
    const isRepeat = counts.isOpenEnded && isKnown
    const rows = isRepeat ? reading.rows : [...reading.rows, ...added]
    const repeats = items.length - added.length
    return { rows, page: { ...counts, count: items.length, repeats, isRepeat } }
  }
  for (const number of start.failed) {
    const { rows } = await readRows(number)
    reading = { ...reading, rows, failed: reading.failed.filter((other) => other !== number) }
    onPage?.(reading)
  }
  while (reading.status === 'partial' && !isEnough?.(reading)) {
    try {
      const { nextPage: number, total, pageSize } = reading
      const pages = total !== null && pageSize > 0 ? Math.ceil(total / pageSize) : 0
      const { rows, page } = await readRows(number, Math.min(number + ahead, pages))
      reading = { ...reading, ...nextPage(reading, page), rows }
    } catch (error) {
      const isSkippable = skipsFailedPages && !signal?.aborted && !hasStatus(error, 401, 403)
      const rest = isSkippable && skipPage(reading)
      if (!rest) throw error
      reading = { ...reading, ...rest, error }
    }
    onPage?.(reading)
  }
  return reading
}
