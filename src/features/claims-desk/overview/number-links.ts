import { listSearch } from '@/domain/claim/list/claim-list'
import type { ClaimSelection } from '@/domain/claim/overview/selection'
import { viewSearch } from '@/features/claims-desk/shared/desk-view'

/** What the list itself can filter by, in the server's own words. */
interface ListFilter {
  readonly category?: string | null
  readonly airline?: string | null
}

/**
 * The address of the list with the claims behind a number: by its own filter where that finds the same
 * ones, because the server then gives them page by page; else by the selection.
 */
export type LinkTo = (selection: ClaimSelection, filter?: ListFilter) => string

const ONLY_MINE = 'mios'
const YES = 'si'

/** Whether an address narrows the overview to a responsible's own claims. */
export function isOnlyMine(search: string): boolean {
  return new URLSearchParams(search).get(ONLY_MINE) === YES
}

/** The address with the overview narrowed to one's own claims, or not. */
export function onlyMineSearch(search: string, isOn: boolean): string {
  const query = new URLSearchParams(search)
  if (isOn) query.set(ONLY_MINE, YES)
  else query.delete(ONLY_MINE)
  return query.toString()
}

/** @param handler the responsible whose claims alone are counted; undefined for everybody's */
export function linksFrom(search: string, handler: string | undefined): LinkTo {
  const base = new URLSearchParams(viewSearch(search))
  return (selection, filter = {}) => {
    const texts = Object.entries(filter) as [keyof ListFilter, string | null][]
    const named = texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]))
    if (handler === undefined && named.length > 0 && named.length === texts.length) {
      return listSearch(base, Object.fromEntries(named))
    }
    return listSearch(base, {
      selection: handler === undefined ? selection : { ...selection, handler },
    })
  }
}
