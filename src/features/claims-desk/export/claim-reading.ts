import {
  getClaimRecords,
  type ClaimRecord,
  type ClaimRecordFilters,
  type ClaimRecordPage,
} from '@/api/claim-records'

const PAGE_SIZE = 100

/** A list that goes on losing rows while it is read cannot be caught up with for ever. */
const MOST_STEPS_BACK = 3

/** A whole list of claims, as far as it has been read. Values are replaced, never changed. */
export interface Reading {
  readonly rows: readonly ClaimRecord[]
  /** Claims that match, as the server last said; 0 before the first page. */
  readonly total: number
  /** The page to ask for next, from 1. */
  readonly nextPage: number
  readonly isComplete: boolean
  /** Rows of the first page: servers may give fewer than they were asked for. */
  readonly stride: number
  readonly stepsBack: number
}

/** What to read, and whom to tell after each page. */
interface ReadOptions {
  readonly filters: ClaimRecordFilters
  readonly signal: AbortSignal
  readonly onPage: (reading: Reading) => void
}

/** A reading of which nothing has been read yet. */
export const NOTHING_READ: Reading = {
  rows: [],
  total: 0,
  nextPage: 1,
  isComplete: false,
  stride: 0,
  stepsBack: 0,
}

/** Claims without an id cannot be told apart, so each of them counts. */
function withoutKnown(rows: readonly ClaimRecord[], items: readonly ClaimRecord[]): ClaimRecord[] {
  const known = new Set(rows.map(({ id }) => (id === null ? null : String(id))))
  return items.filter(({ id }) => {
    if (id === null) return true
    if (known.has(String(id))) return false
    known.add(String(id))
    return true
  })
}

/**
 * The reading after the page it asked for has come.
 *
 * The list may change meanwhile. Claims that were added push others to a later page, where they are
 * met again: the first meeting counts. Claims that went away pull others to an earlier page, so the
 * page before is read once more. An empty page ends the reading, whatever the total promises. A
 * server that answers with an array has given everything.
 */
export function addPage(reading: Reading, { items, total }: ClaimRecordPage): Reading {
  const { nextPage: page, stepsBack } = reading
  const rows = [...reading.rows, ...withoutKnown(reading.rows, items)]
  const stride = reading.stride || items.length
  const hasShrunk = page > 1 && total < reading.total && stepsBack < MOST_STEPS_BACK
  const isEnd = items.length === 0 || (page - 1) * stride + items.length >= total
  return {
    rows,
    total,
    stride,
    isComplete: isEnd && !hasShrunk,
    nextPage: hasShrunk ? page - 1 : page + 1,
    stepsBack: stepsBack + (hasShrunk ? 1 : 0),
  }
}

/**
 * Reads on until the list is complete, one page of 100 after another.
 *
 * @throws as `getClaimRecords`; what `onPage` got last is where to go on from
 */
export async function readOn(start: Reading, options: ReadOptions): Promise<Reading> {
  let reading = start
  while (!reading.isComplete) {
    const filters = { ...options.filters, page: reading.nextPage, limit: PAGE_SIZE }
    const page = await getClaimRecords(filters, { signal: options.signal })
    options.signal.throwIfAborted()
    reading = addPage(reading, page)
    options.onPage(reading)
  }
  return reading
}
