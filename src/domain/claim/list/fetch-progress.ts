/** Limit for a list that keeps losing rows while it is fetched. */
const MOST_REREADS = 3

/** How far a list is fetched, page by page. */
export interface FetchProgress {
  /** Matching claims by the server's last count; 0 before the first page, null if the server sends none. */
  readonly total: number | null
  /** From 1. */
  readonly nextPage: number
  /** `unsure`: the fetch ended because the server repeated the same claims, so some may be missing. */
  readonly status: 'partial' | 'complete' | 'unsure'
  /** Claims of the first page; a server may send fewer than requested. */
  readonly pageSize: number
  readonly rereads: number
  /** Claims that came twice; null once the total changed, which explains them. */
  readonly repeats: number | null
  /** Pages that failed and were skipped; a resumed fetch requests only these. */
  readonly failed: readonly number[]
}

/** Before the first page. */
export const NOT_FETCHED: FetchProgress = {
  total: 0,
  nextPage: 1,
  status: 'partial',
  pageSize: 0,
  rereads: 0,
  repeats: 0,
  failed: [],
}

interface FetchedPage {
  readonly count: number
  /** Its claims that an earlier page had. */
  readonly repeats: number
  readonly total: number | null
  /** The total is unknown and the page is full. */
  readonly isOpenEnded: boolean
  /** An open-ended page without a new claim: a server without paging repeats the same claims. */
  readonly isRepeat: boolean
}

/**
 * The progress after the requested page.
 * Claims that are deleted meanwhile pull others to an earlier page, so the previous page is read again. An
 * empty page ends the fetch, whatever the total says. Without a total a short or repeated page ends it.
 */
export function nextPage(
  before: FetchProgress,
  { count, repeats: repeated, total, isOpenEnded, isRepeat }: FetchedPage,
): FetchProgress {
  if (isRepeat) return { ...before, total: null, status: 'unsure' }
  const { nextPage: page, rereads } = before
  const pageSize = before.pageSize || count
  const hasChanged = page > 1 && total !== before.total
  const repeats = hasChanged || before.repeats === null ? null : before.repeats + repeated
  const hasShrunk = hasChanged && total !== null && before.total !== null && total < before.total
  if (hasShrunk && rereads < MOST_REREADS) {
    return { ...before, total, pageSize, repeats, nextPage: page - 1, rereads: rereads + 1 }
  }
  const isLast = total === null ? !isOpenEnded : (page - 1) * pageSize + count >= total
  const status = isLast || count === 0 ? 'complete' : 'partial'
  return { ...before, total, pageSize, repeats, nextPage: page + 1, status }
}

/** The progress without the requested page; null if there is no total, or two pages in a row failed. */
export function skipPage(before: FetchProgress): FetchProgress | null {
  const { nextPage: page, total, pageSize, failed } = before
  if (total === null || pageSize === 0 || failed.includes(page - 1)) return null
  const status = page * pageSize >= total ? 'complete' : 'partial'
  return { ...before, nextPage: page + 1, status, failed: [...failed, page] }
}
