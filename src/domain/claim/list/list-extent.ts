import { pageCount } from '@/domain/paging'
import { isSamePage } from './claim-rows'

/** One answer of a claims list; `total` is null if the server gives none, or too small a one. */
interface ListPage {
  readonly items: readonly { readonly id: string | number | null }[]
  readonly total: number | null
}

/** The page on the screen and those beside it, as far as they were read. */
interface PagesAround {
  readonly before: ListPage | undefined
  readonly shown: ListPage | undefined
  readonly after: ListPage | undefined
}

/**
 * How far a list goes: `counted` claims on so many pages, `open` if more pages may follow the one on the
 * screen, or `ended` if that page lies behind the last one.
 */
export type ListExtent =
  | { readonly kind: 'counted'; readonly total: number; readonly pages: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'ended'; readonly lastPage: number }

/** True if the page before goes beyond its total: the list may go on, whatever the total says. */
const isBeyondTotal = (before: ListPage | undefined) => before?.total === null

/** True if an answer shows that the list ended before it: it is empty, or repeats the page before. */
export function isPastEnd(answer: ListPage, before: ListPage | undefined): boolean {
  if (answer.total !== null && !isBeyondTotal(before)) return false
  return answer.items.length === 0 || (before ? isSamePage(before.items, answer.items) : false)
}

/**
 * The extent of a list from the total of the server or, without one, from the pages beside the one shown.
 *
 * @param page number of the page shown, from 1
 * @param size rows of a page
 */
export function listExtent(
  { page, size }: { readonly page: number; readonly size: number },
  { before, shown, after }: PagesAround,
): ListExtent {
  const counted = (total: number): ListExtent => ({
    kind: 'counted',
    total,
    pages: pageCount(total, size),
  })
  if (!shown) return counted(0)
  if (page > 1 && isPastEnd(shown, before)) {
    return { kind: 'ended', lastPage: before ? page - 1 : 1 }
  }
  const read = (page - 1) * size + shown.items.length
  if (shown.total !== null) {
    // A total below the claims that were read would lead away from the last page.
    return counted(isBeyondTotal(before) ? Math.max(shown.total, read) : shown.total)
  }
  return after && isPastEnd(after, shown) ? counted(read) : { kind: 'open' }
}
