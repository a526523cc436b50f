import type { QueryClient } from '@tanstack/react-query'
import type { ClaimRecordFilters, ClaimRecordPage } from '@/api/claim-records'
import { hasStatus } from '@/api/http/api-error'
import type { Claim } from '@/domain/claim/fields'
import { readClaimPage } from './claim-pages'

/** Claims a page, wherever many are read. */
export const READ_SIZE = 100

/** A list that goes on losing rows while it is read cannot be caught up with for ever. */
const MOST_STEPS_BACK = 3

/**
 * A whole list of claims, as far as it has been read. Values are replaced, never changed, but for the
 * rows: while one reading goes on, each page is added to the same list.
 */
export interface PagedFetch {
  readonly rows: readonly Claim[]
  /** Claims that match, as the server last said; 0 before the first page, null when it does not say. */
  readonly total: number | null
  /** The page to ask for next, from 1. */
  readonly nextPage: number
  readonly isComplete: boolean
  /** False when the server gave the same claims again, so that nobody knows whether these are all. */
  readonly isSure: boolean
  /** Rows of the first page: servers may give fewer than they were asked for. */
  readonly serverPageSize: number
  readonly rereads: number
  /** Pages that did not come and were passed over; going on asks for these alone. */
  readonly failed: readonly number[]
  /** Why the last of them did not come. */
  readonly error: unknown
}

interface ReadOptions {
  readonly filters: ClaimRecordFilters
  readonly signal?: AbortSignal | undefined
  /** Told after each page. */
  readonly onPage?: (reading: PagedFetch) => void
  /** Ends the reading before the list does. */
  readonly isEnough?: (reading: PagedFetch) => boolean
  /** Reads a page; others may share it. */
  readonly readPage?: (page: ClaimRecordFilters) => Promise<ClaimRecordPage>
  /** Passes over a page that fails, so that the others come all the same. */
  readonly passesOver?: boolean
}

/** A reading of which nothing has been read yet. */
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

/** The rows of one reading, and their numbers, so that a page costs the same wherever it stands. */
interface RowBuffer {
  readonly rows: Claim[]
  readonly ids: Set<string>
}

function openShelf(rows: readonly Claim[]): RowBuffer {
  const ids = rows.flatMap(({ id }) => (id === null ? [] : [String(id)]))
  return { rows: [...rows], ids: new Set(ids) }
}

/** Whether a page brings no claim that was not there yet; those without an id tell nothing. */
function isRepeated({ rows, ids }: RowBuffer, items: readonly Claim[]): boolean {
  return rows.length > 0 && items.every(({ id }) => id === null || ids.has(String(id)))
}

/** Claims without an id cannot be told apart, so each of them counts. */
function putUnknown({ rows, ids }: RowBuffer, items: readonly Claim[]): void {
  for (const claim of items) {
    const id = claim.id === null ? null : String(claim.id)
    if (id !== null && ids.has(id)) continue
    if (id !== null) ids.add(id)
    rows.push(claim)
  }
}

/**
 * The reading after the page it asked for has come.
 *
 * The list may change meanwhile. Claims that were added push others to a later page, where they are
 * met again: the first meeting counts. Claims that went away pull others to an earlier page, so the
 * page before is read once more. An empty page ends the reading, whatever the total promises.
 *
 * Without a total the reading goes on after every full page, to a short one, or to one that brings
 * nothing new: a server that knows no pages gives the same claims again.
 */
function putPage(
  shelf: RowBuffer,
  reading: PagedFetch,
  { items, total, isOpenEnded }: ClaimRecordPage,
): PagedFetch {
  const { nextPage: page, rereads } = reading
  if (isOpenEnded && isRepeated(shelf, items)) {
    return { ...reading, total: null, isComplete: true, isSure: false }
  }
  putUnknown(shelf, items)
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
    rows: shelf.rows,
    total,
    serverPageSize,
    isComplete: isEnd && !hasShrunk,
    nextPage: hasShrunk ? page - 1 : page + 1,
    rereads: rereads + (hasShrunk ? 1 : 0),
  }
}

/**
 * The reading after one more page, as a value of its own.
 *
 * @internal the rules of a reading are proved page by page
 */
export function addPage(reading: PagedFetch, page: ClaimRecordPage): PagedFetch {
  return putPage(openShelf(reading.rows), reading, page)
}

/**
 * The reading without the page that it asked for; null where it cannot go on: the server refuses, does
 * not say how many there are, or failed twice in a row.
 */
function passOver(reading: PagedFetch, error: unknown): PagedFetch | null {
  const { nextPage: page, total, serverPageSize, failed } = reading
  const isLost = total === null || serverPageSize === 0 || failed.includes(page - 1)
  if (isLost || hasStatus(error, 401, 403)) return null
  const rest = { nextPage: page + 1, isComplete: page * serverPageSize >= total }
  return { ...reading, ...rest, failed: [...failed, page], error }
}

/**
 * Reads on until the list is complete, one page of 100 after another; of one that was read to its end,
 * the pages that failed.
 *
 * @throws as `readClaimPage`; what `onPage` got last is where to go on from
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
    passesOver = false,
  }: ReadOptions,
): Promise<PagedFetch> {
  const shelf = openShelf(start.rows)
  let reading = start
  const ask = (page: number) => readPage({ ...filters, page, limit: READ_SIZE })
  for (const page of start.failed) {
    const failed = reading.failed.filter((other) => other !== page)
    const { rows } = putPage(shelf, { ...reading, nextPage: page }, await ask(page))
    reading = { ...reading, rows, failed }
    onPage?.(reading)
  }
  while (!reading.isComplete && !isEnough?.(reading)) {
    try {
      reading = putPage(shelf, reading, await ask(reading.nextPage))
    } catch (error) {
      const rest = passesOver && signal?.aborted !== true ? passOver(reading, error) : null
      if (!rest) throw error
      reading = rest
    }
    onPage?.(reading)
  }
  return reading
}
