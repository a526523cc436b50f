import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import type { Claim } from '@/domain/claim/fields'
import { readClaimPage } from './claim-pages'

/** Page size when many claims are fetched. */
export const READ_SIZE = 100

/** Limit for a list that keeps losing rows while it is fetched. */
const MOST_STEPS_BACK = 3

/** State of fetching a list page by page. Immutable except `rows`: one fetch appends to the same array. */
export interface PagedFetch {
  readonly rows: readonly Claim[]
  /** Matching claims by the server's last count; 0 before the first page, null if the server sends none. */
  readonly total: number | null
  /** From 1. */
  readonly nextPage: number
  readonly isComplete: boolean
  /** False if the server repeated the same claims, so the list may be incomplete. */
  readonly isSure: boolean
  /** Rows of the first page; a server may send fewer than requested. */
  readonly serverPageSize: number
  readonly rereads: number
  /** Pages that failed and were skipped; a resumed fetch requests only these. */
  readonly failed: readonly number[]
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
}

export const EMPTY_FETCH: PagedFetch = {
  rows: [],
  total: 0,
  nextPage: 1,
  isComplete: false,
  isSure: true,
  serverPageSize: 0,
  rereads: 0,
  failed: [],
  error: null,
}

/** Rows of one fetch with their ids, so that adding a page takes the same time at any length. */
interface RowBuffer {
  readonly rows: Claim[]
  readonly ids: Set<string>
}

function openRowBuffer(rows: readonly Claim[]): RowBuffer {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  return { rows: [...rows], ids: new Set(ids) }
}

/** True if a page has no new claim; claims without an id are ignored. */
function isRepeated({ rows, ids }: RowBuffer, items: readonly Claim[]): boolean {
  return rows.length > 0 && items.every(({ id }) => id === null || ids.has(String(id)))
}

/** Claims without an id cannot be told apart, so all are added. */
function addNewRows({ rows, ids }: RowBuffer, items: readonly Claim[]): void {
  for (const claim of items) {
    const id = claim.id === null ? null : String(claim.id)
    if (id !== null && ids.has(id)) continue
    if (id !== null) ids.add(id)
    rows.push(claim)
  }
}

/**
 * Adds the requested page.
 * The list may change meanwhile. Added claims push others to a later page: a repeated claim is skipped.
 * Removed claims pull others to an earlier page, so the previous page is read again. An empty page ends the
 * fetch, whatever the total says.
 * Without a total the fetch ends at a short page, or at one with no new claim: a server without paging
 * repeats the same claims.
 */
function addPageTo(
  buffer: RowBuffer,
  reading: PagedFetch,
  { items, total, isOpenEnded }: ClaimRecordPage,
): PagedFetch {
  const { nextPage: page, rereads } = reading
  if (isOpenEnded && isRepeated(buffer, items)) {
    return { ...reading, total: null, isComplete: true, isSure: false }
  }
  addNewRows(buffer, items)
  const serverPageSize = reading.serverPageSize || items.length
  const hasShrunk =
    page > 1 &&
    total !== null &&
    reading.total !== null &&
    total < reading.total &&
    rereads < MOST_STEPS_BACK
  const isCounted = total !== null && (page - 1) * serverPageSize + items.length >= total
  const isEnd = items.length === 0 || isCounted || (total === null && !isOpenEnded)
  return {
    ...reading,
    rows: buffer.rows,
    total,
    serverPageSize,
    isComplete: isEnd && !hasShrunk,
    nextPage: hasShrunk ? page - 1 : page + 1,
    rereads: rereads + (hasShrunk ? 1 : 0),
  }
}

/** @internal exported for tests */
export function addPage(reading: PagedFetch, page: ClaimRecordPage): PagedFetch {
  return addPageTo(openRowBuffer(reading.rows), reading, page)
}

/** Skips a page. Null if the server refuses, sends no total, or failed twice in a row. */
function skipPage(reading: PagedFetch, error: unknown): PagedFetch | null {
  const { nextPage: page, total, serverPageSize, failed } = reading
  const isLost = total === null || serverPageSize === 0 || failed.includes(page - 1)
  if (isLost || hasStatus(error, 401, 403)) return null
  const rest = { nextPage: page + 1, isComplete: page * serverPageSize >= total }
  return { ...reading, ...rest, failed: [...failed, page], error }
}

/**
 * Fetches the remaining pages, one at a time; of a complete fetch, its failed pages.
 * @throws as `readClaimPage`; resume with the last value that `onPage` received
 */
export async function fetchRemaining(
  client: QueryClient,
  start: PagedFetch,
  {
    filters,
    signal,
    onPage,
    isEnough,
    readPage = (page) => readClaimPage(client, page, signal),
    skipsFailedPages: skipsFailedPages = false,
  }: ReadOptions,
): Promise<PagedFetch> {
  const buffer = openRowBuffer(start.rows)
  let reading = start
  const ask = (page: number) => readPage({ ...filters, page, limit: READ_SIZE })
  for (const page of start.failed) {
    const failed = reading.failed.filter((other) => other !== page)
    const { rows } = addPageTo(buffer, { ...reading, nextPage: page }, await ask(page))
    reading = { ...reading, rows, failed }
    onPage?.(reading)
  }
  while (!reading.isComplete && !isEnough?.(reading)) {
    try {
      reading = addPageTo(buffer, reading, await ask(reading.nextPage))
    } catch (error) {
      const rest = skipsFailedPages && signal?.aborted !== true ? skipPage(reading, error) : null
      if (!rest) throw error
      reading = rest
    }
    onPage?.(reading)
  }
  return reading
}
